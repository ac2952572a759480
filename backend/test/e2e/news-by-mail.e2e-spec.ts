import { NewsByMailJob } from '../../src/modules/notifications/by-mail/news-by-mail.job.js';
import type {
  NotificationKind,
  NotificationParams,
} from '../../src/modules/notifications/notification.types.js';
import { NotificationsService } from '../../src/modules/notifications/notifications.service.js';
import { castVote, candidates, tellVotes } from '../factories/vote.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { MailServer } from '../support/mail-server.js';
import { TestApp } from '../support/test-app.js';

describe('news by mail', () => {
  let server: MailServer;
  let app: TestApp;
  let reader: SignedIn;

  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start(server.env);
  });
  beforeEach(async () => {
    reader = await signedIn(app);
    await confirm(reader.id);
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const confirm = (id: number) =>
    app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
  const choose = (news: string, of = reader) => of.client.put('/notifications/mail', { news }).expect(200);
  const tell = (kind: NotificationKind, params: NotificationParams) =>
    app.dataSource.transaction((manager) =>
      app.nest.get(NotificationsService).send(manager, [reader.id], kind, params),
    );
  const approve = (title: string) => tell('moderation', { adId: 7, title, status: 'approved', reason: null });
  const mailDue = () => app.nest.get(NewsByMailJob).mailDue();
  const makeDue = () => app.dataSource.query('UPDATE news_to_mail SET due_at = now()');
  const mails = (of = reader) =>
    server.receivedBy(of.email).filter(({ subject }) => !subject?.startsWith('Please confirm'));
  const whenMails = (count: number, of = reader) =>
    eventually(async () => {
      expect(mails(of)).toHaveLength(count);
      return mails(of);
    });
  /** Where the last mail is ended by one click. */
  const unsubscribeUrl = (): URL => {
    const header = mails().at(-1)!.headers.get('list') as unknown as { unsubscribe: { url: string } };
    return new URL(header.unsubscribe.url);
  };

  it('comes for whoever asked for it, and nobody else', async () => {
    expect((await reader.client.get('/notifications/mail').expect(200)).body).toEqual({
      news: 'off',
      isMailConfigured: true,
      isEmailConfirmed: true,
    });
    await approve('Before');
    await choose('at_once');
    await approve('Solar lamps');
    await mailDue();
    const [mail] = await whenMails(1);
    expect(mail!.subject).toBe('Your ad “Solar lamps” was approved');
    expect(mail!.text).toContain('http://change-makers.example/ads/7');
    expect(mail!.text).not.toContain('Before');
  });

  it('gathers what comes within a quarter of an hour', async () => {
    await choose('at_once');
    await approve('First');
    await mailDue();
    await whenMails(1);
    await approve('Second');
    await approve('Third');
    await mailDue();
    expect(
      await app.dataSource.query('SELECT 1 FROM news_to_mail WHERE user_id = $1', [reader.id]),
    ).toHaveLength(2);
    await makeDue();
    await mailDue();
    const [, second] = await whenMails(2);
    expect(second!.text).toMatch(/Third[^]*Second/);
  });

  it('comes as one mail a day where a digest was chosen', async () => {
    await choose('digest');
    for (let number = 1; number <= 23; number++) await approve(`Ad ${number}.`);
    await mailDue();
    const [{ due }] = await app.dataSource.query<[{ due: string }]>(
      `SELECT to_char(max(due_at) AT TIME ZONE 'UTC', 'HH24:MI') AS due FROM news_to_mail WHERE user_id = $1`,
      [reader.id],
    );
    expect(due).toBe('07:00');
    expect(mails()).toEqual([]);
    await makeDue();
    await Promise.all([mailDue(), mailDue()]);
    const [digest] = await whenMails(1);
    expect(digest!.subject).toBe('Your news from Future Change-Makers');
    expect(digest!.text).toContain('Ad 23.');
    expect(digest!.text).not.toContain('Ad 3.');
    expect(digest!.text).toContain('More news on the site: 3');
  });

  it('leaves out what was read on the site', async () => {
    await choose('digest');
    await approve('Read');
    const { body } = await reader.client.get('/notifications').expect(200);
    const [{ id }] = (body as { items: [{ id: number }] }).items;
    await reader.client.post('/notifications/read', { upTo: id }).expect(204);
    await makeDue();
    await mailDue();
    expect(
      await app.dataSource.query(`SELECT 1 FROM outbox WHERE user_id = $1 AND kind LIKE 'news%'`, [
        reader.id,
      ]),
    ).toEqual([]);
  });

  it('tells of votes too, and counts them', async () => {
    const [candidate] = await candidates(app, 1);
    const { userId } = await app.dataSource
      .query('SELECT user_id AS "userId" FROM participants WHERE id = $1', [candidate!.participantId])
      .then(([row]: [{ userId: number }]) => row);
    await app.dataSource.query(`INSERT INTO mail_preferences (user_id, news) VALUES ($1, 'digest')`, [
      userId,
    ]);
    await confirm(userId);
    for (const voter of [await signedIn(app), await signedIn(app)]) {
      await confirm(voter.id);
      await castVote(voter.client, candidate!.participantId);
    }
    await tellVotes(app);
    await makeDue();
    await mailDue();
    const [mail] = await eventually(async () => {
      const told = server.received.filter(({ subject }) => subject?.includes('votes without a comment'));
      expect(told).toHaveLength(1);
      return told;
    });
    expect(mail!.subject).toMatch(/^You received 2 votes without a comment in \w+ 20\d\d$/);
  });

  it('carries what people wrote as text, in HTML too', async () => {
    await choose('at_once');
    await approve('<img src=x onerror=alert(1)>');
    await mailDue();
    const [mail] = await whenMails(1);
    expect(mail!.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail!.html).not.toContain('<img');
  });

  describe('ends', () => {
    beforeEach(async () => {
      await choose('at_once');
      await approve('News');
      await mailDue();
      await whenMails(1);
    });
    const chosen = async () =>
      (await reader.client.get('/notifications/mail').expect(200)).body as { news: string };

    it('by one click in the mail program (RFC 8058)', async () => {
      const { headerLines } = mails()[0]!;
      expect(headerLines).toContainEqual({
        key: 'list-unsubscribe-post',
        line: 'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      });
      const { pathname, search } = unsubscribeUrl();
      const answer = await fetch(`${app.url}${pathname}${search}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(answer.status).toBe(204);
      expect(await chosen()).toMatchObject({ news: 'off' });
      await approve('Later');
      expect(
        await app.dataSource.query('SELECT 1 FROM news_to_mail WHERE user_id = $1', [reader.id]),
      ).toEqual([]);
    });

    it('by the page that its link opens, and not by looking at it', async () => {
      const { pathname, search, searchParams } = unsubscribeUrl();
      const opened = await fetch(`${app.url}${pathname}${search}`, { redirect: 'manual' });
      expect(opened.headers.get('location')).toBe(`/unsubscribe${search}`);
      expect(await chosen()).toMatchObject({ news: 'at_once' });
      await app
        .client()
        .post('/mail/unsubscribe', { token: searchParams.get('token') })
        .expect(204);
      expect(await chosen()).toMatchObject({ news: 'off' });
    });

    it('for nobody by a link that was made up', async () => {
      const token = unsubscribeUrl().searchParams.get('token')!;
      const [, signature] = token.split('.');
      for (const forged of [`${reader.id + 1}.${signature}`, `${reader.id}.`, token.slice(0, -1), 'x', ''])
        await app.client().post('/mail/unsubscribe', { token: forged }).expect(400);
      await app.client().post('/mail/unsubscribe').expect(400);
      expect(await chosen()).toMatchObject({ news: 'at_once' });
    });
  });

  it('never goes to an address that nobody confirmed', async () => {
    const { client, id } = await signedIn(app);
    expect((await client.get('/notifications/mail').expect(200)).body).toMatchObject({
      isEmailConfirmed: false,
    });
    const { body } = await client.put('/notifications/mail', { news: 'at_once' }).expect(409);
    expect(body).toMatchObject({ code: 'news_mail_unconfirmed' });
    await app.dataSource.query(`INSERT INTO mail_preferences (user_id, news) VALUES ($1, 'at_once')`, [id]);
    await app.dataSource.transaction((manager) =>
      app.nest.get(NotificationsService).send(manager, [id], 'badge', {}),
    );
    await mailDue();
    const kinds = await app.dataSource.query<{ kind: string }[]>(
      'SELECT kind FROM outbox WHERE user_id = $1',
      [id],
    );
    expect(kinds.map(({ kind }) => kind)).not.toContain('news');
  });

  it.each([{}, { news: 'weekly' }, { news: null }, { news: 'off', isMailConfigured: true }])(
    'cannot be chosen by %j',
    async (input) => {
      await reader.client.put('/notifications/mail', input).expect(400);
    },
  );
});

describe('news by mail without a mail server', () => {
  it('cannot be asked for, and says so', async () => {
    const app = await TestApp.start();
    const { client } = await signedIn(app);
    expect((await client.get('/notifications/mail').expect(200)).body).toMatchObject({
      isMailConfigured: false,
    });
    const { body } = await client.put('/notifications/mail', { news: 'digest' }).expect(409);
    expect(body).toMatchObject({ code: 'news_mail_unavailable' });
    await client.put('/notifications/mail', { news: 'off' }).expect(200);
    await app.stop();
  });
});
