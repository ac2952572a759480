import { PgBoss } from 'pg-boss';
import { unsubscribeToken } from '../../src/modules/mail/unsubscribe-token.js';
import { NewsByMailJob } from '../../src/modules/notifications/by-mail/news-by-mail.job.js';
import { NotificationsService } from '../../src/modules/notifications/notifications.service.js';
import { mailedToken, mailsTo, MAILING } from '../factories/identity.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

describe('news that waits to be mailed to an account', () => {
  let app: TestApp;
  let reader: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start({ ...MAILING, ALTCHA: 'off', RATE_LIMIT_REGISTRATIONS: '1000' });
  });
  beforeEach(async () => {
    reader = await newReader();
  });
  afterAll(() => app.stop());

  const newReader = async (): Promise<SignedIn> => {
    const person = await signedIn(app);
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [person.id]);
    await person.client.put('/notifications/mail', { news: 'at_once' }).expect(200);
    return person;
  };
  const job = () => app.nest.get(NewsByMailJob);
  /** News that is due, but that no run has written yet. */
  const tell = (ids: number[]) =>
    app.dataSource.transaction((manager) =>
      app.nest.get(NotificationsService).send(manager, ids, 'moderation', {
        ...{ adId: 7, title: 'Solar lamps', status: 'approved', reason: null },
      }),
    );
  const written = async (of: SignedIn) => [
    ...(await mailsTo(app, of.email, 'news')),
    ...(await mailsTo(app, of.email, 'news_digest')),
  ];
  const toldReader = async () => {
    await tell([reader.id]);
    await job().mailDue();
    expect(await written(reader)).toHaveLength(1);
  };

  it('is left to the next run once a run has lasted its time', async () => {
    const readers = [reader, await newReader()];
    // Nobody but the test writes.
    await app.nest.get(PgBoss).offWork('news-by-mail', { wait: true });
    await tell(readers.map(({ id }) => id));
    await job().mailDue(0);
    for (const one of readers) expect(await written(one)).toEqual([]);
    await job().mailDue();
    for (const one of readers) expect(await written(one)).toHaveLength(1);
  });

  it('comes after whatever somebody waits for', async () => {
    await toldReader();
    const [row] = await app.dataSource.query<[{ priority: number }]>(
      `SELECT min(priority) AS priority FROM pgboss.job JOIN outbox ON outbox.id = (data->>'id')::integer
       WHERE job.name = 'outbox' AND recipient = $1 AND kind = 'news'`,
      [reader.email],
    );
    expect(row.priority).toBe(-1);
  });

  it('is not sent once its reader wants no more of it', async () => {
    await toldReader();
    await reader.client.put('/notifications/mail', { news: 'off' }).expect(200);
    expect(await written(reader)).toEqual([]);
  });

  it('is not sent once it was ended by the link of a letter', async () => {
    await toldReader();
    const token = unsubscribeToken(app.config.sessionSecret, { whose: 'account', id: reader.id });
    await app.client().post('/mail/unsubscribe', { token }).expect(204);
    expect(await written(reader)).toEqual([]);
  });

  it('is not sent to an address that its account has left', async () => {
    await toldReader();
    const { email } = userInput();
    await reader.client.patch('/auth/me', { email, currentPassword: reader.password }).expect(200);
    expect(await written(reader)).toHaveLength(1);
    const token = await mailedToken(app, email, 'email_change_confirm');
    await reader.client.post('/auth/confirm', { token }).expect(204);
    expect(await written(reader)).toEqual([]);
  });
});
