import { ExpiredJob } from '../../src/housekeeping/expired.job.js';
import { JobQueue } from '../../src/queue/job-queue.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { mailsTo, MAILING } from '../factories/identity.factory.js';
import { suspend } from '../factories/suspension.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { confirmedViewer, viewerInput, whenJoined } from '../factories/viewer.factory.js';
import { rowsWith } from '../support/found-text.js';
import { from, ownAddress } from '../support/networks.js';
import { stopMinutes } from '../support/stop-work.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

const PASSWORD = 'correct horse';

interface ViewerRow {
  id: number;
  name: string;
  interests: string[];
  user_id: number | null;
  asked_at: Date | null;
  confirmed_at: Date | null;
}

describe('an address that strangers put on the list of viewers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({
      ...MAILING,
      ...MANY_AT_ONCE,
      TRUST_PROXY: '1',
      ALTCHA: 'off',
      RATE_LIMIT_REGISTRATIONS: '1000',
    });
    // Each minute several jobs would wait at what a test locks.
    await stopMinutes(app);
  });
  beforeEach(() => app.dataSource.query('DELETE FROM rate_limits'));
  afterAll(() => app.stop());

  const newEmail = () => viewerInput().email;
  const viewerOf = async (email: string) =>
    (await app.dataSource.query<ViewerRow[]>('SELECT * FROM viewers WHERE email = $1', [email]))[0];
  const join = async (changes: object, client = app.client()) => {
    const answer = await from(ownAddress(), client.post('/viewers', viewerInput(changes))).expect(201);
    await whenJoined(app);
    return answer;
  };
  const asked = (email: string) => mailsTo(app, email, 'confirm_viewer');
  /** So many days go by, each of them with its sweeps. */
  const daysLater = async (days: number) => {
    await app.dataSource.query('DELETE FROM rate_limits');
    await app.dataSource.query(
      `UPDATE viewers SET asked_at = asked_at - make_interval(days => $1),
        confirmed_at = confirmed_at - make_interval(days => $1)`,
      [days],
    );
    await app.nest.get(ExpiredJob).takeAway();
  };
  /** An account of the address with a password, as whoever has not proved it makes one. */
  const squatted = async (email: string) => {
    const client = app.client();
    const { body } = await join({ email, password: PASSWORD }, client);
    return { client, id: (body as { userId: number }).userId, username: email, email, password: PASSWORD };
  };

  it('is looked up by a job: the request reads and writes nothing that tells a known one from another', async () => {
    const { email: ofAccount } = await signedIn(app);
    const [known, unknown] = [newEmail(), newEmail()];
    await join({ email: known });
    const emails = [known, known.toUpperCase(), ofAccount, unknown];
    const answers = await app.dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE viewers, users, outbox, account_tokens IN ACCESS EXCLUSIVE MODE');
      return Promise.all(
        emails.map(async (email) =>
          from(ownAddress(), app.client().post('/viewers', viewerInput({ email }))).expect(201),
        ),
      );
    });
    const sizes = answers.map(({ text }, index) => text.length - emails[index]!.length);
    expect(new Set(sizes).size).toBe(1);
    await whenJoined(app);
    expect(await asked(unknown)).toHaveLength(1);
    const tables = (await rowsWith(app.dataSource, [unknown])).map(({ table }) => table);
    expect(tables.filter((table) => table.startsWith('pgboss.'))).toEqual([]);
  });

  it('is not put on the list for an account that has proved it and leaves meanwhile', async () => {
    const person = await signedIn(app);
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [person.id]);
    await app.dataSource.transaction(async (manager) => {
      await app.nest
        .get(JobQueue)
        .add(
          manager,
          'join-viewer',
          { joining: 'later', address: person.email, said: {} },
          { key: 'later', startAfter: new Date(Date.now() + 60_000) },
        );
    });
    await deleteAccount(person);
    await whenJoined(app);
    expect(await viewerOf(person.email)).toBeUndefined();
  });

  it('belongs to no account that never proved it, once whoever reads it has confirmed', async () => {
    const email = newEmail();
    const squatter = await squatted(email);
    expect(await viewerOf(email)).toMatchObject({ user_id: squatter.id });
    await confirmedViewer(app, { email });
    expect(await viewerOf(email)).toMatchObject({ user_id: null });
    await deleteAccount(squatter);
    expect(await viewerOf(email)).toMatchObject({ confirmed_at: expect.any(Date) as Date });
  });

  it('is erased thirty days after its own joining asked, and not where it is of before', async () => {
    const [earlier, silent] = [newEmail(), newEmail()];
    await app.dataSource.query(`INSERT INTO viewers (name, email) VALUES ('Early', $1)`, [earlier]);
    await join({ email: earlier });
    await join({ email: silent });
    expect(await asked(earlier)).toHaveLength(1);
    await daysLater(31);
    expect(await viewerOf(earlier)).toMatchObject({ name: 'Early' });
    expect(await viewerOf(silent)).toBeUndefined();
  });

  it('is asked again after thirty days at the earliest where nobody answered, also of one who confirmed before', async () => {
    const [silent, reader] = [newEmail(), newEmail()];
    // Of before, so that it is not erased meanwhile.
    await app.dataSource.query(`INSERT INTO viewers (name, email) VALUES ('Early', $1)`, [silent]);
    await join({ email: silent });
    await confirmedViewer(app, { email: reader });
    // Who answered may say a day later that they want others.
    await daysLater(2);
    for (let day = 0; day < 5; day += 1) {
      for (const email of [silent, reader]) await join({ email, name: 'Mallory' });
      await daysLater(2);
    }
    expect(await asked(silent)).toHaveLength(1);
    expect(await asked(reader)).toHaveLength(2);
    await daysLater(31);
    for (const email of [silent, reader]) await join({ email });
    expect(await asked(silent)).toHaveLength(2);
    expect(await asked(reader)).toHaveLength(3);
  });

  it('is asked once a day, however many tags it is given', async () => {
    for (let tag = 0; tag < 4; tag += 1) await join({ email: `tagged+${tag}@example.test` });
    const [row] = await app.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM outbox WHERE mailbox_of(recipient) = 'tagged@example.test'`,
    );
    expect(row.count).toBe(1);
  });

  it('is not kept where it cannot be asked, so that whoever joins later is', async () => {
    const email = 'kept+late@example.test';
    await join({ email: 'kept+first@example.test' });
    await join({ email });
    expect(await viewerOf(email)).toBeUndefined();
    await daysLater(1);
    await join({ email });
    expect(await asked(email)).toHaveLength(1);
    expect(await viewerOf(email)).toMatchObject({ asked_at: expect.any(Date) as Date });
  });

  it('is kept where others joined with it before, also where it cannot be asked', async () => {
    const email = 'known+early@example.test';
    await app.dataSource.query(`INSERT INTO viewers (name, email) VALUES ('Early', $1)`, [email]);
    await join({ email: 'known+first@example.test' });
    await join({ email });
    expect(await asked(email)).toEqual([]);
    expect(await viewerOf(email)).toMatchObject({ name: 'Early' });
  });

  it('is not kept of a suspended account', async () => {
    const { id, email } = await signedIn(app);
    await suspend(await app.admin(), id);
    await join({ email });
    expect([await asked(email), await viewerOf(email)]).toEqual([[], undefined]);
  });

  it('has the name and interests of whoever reads it, and its letter names nobody before', async () => {
    const email = newEmail();
    await join({ email, name: 'Mallory', interests: ['crypto'] });
    const [letter] = await asked(email);
    expect(letter!.params).not.toHaveProperty('name');
    await daysLater(20);
    await app.dataSource.query(`UPDATE viewers SET asked_at = NULL WHERE email = $1`, [email]);
    await confirmedViewer(app, { email, name: 'Oliver Brandt', interests: ['energy'] });
    expect(await viewerOf(email)).toMatchObject({ name: 'Oliver Brandt', interests: ['energy'] });
    expect(JSON.stringify(await asked(email))).not.toMatch(/Mallory|Oliver/);
    await confirmedAgain(email);
  });
  /** Who says nothing of interests has none from now on, as with whom they chose. */
  const confirmedAgain = async (email: string) => {
    await daysLater(2);
    await confirmedViewer(app, { email, name: 'Olive' });
    expect(await viewerOf(email)).toMatchObject({ name: 'Olive', interests: [] });
  };
});
