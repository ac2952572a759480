import { HANGING, UnprovenAccountsJob } from '../../src/modules/identity/unproven-accounts.job.js';
import { mailsTo } from '../factories/identity.factory.js';
import { submitAd } from '../factories/ad.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { MailServer } from '../support/mail-server.js';
import { TestApp } from '../support/test-app.js';

/** What goes with an account, or is nothing that others see or rely on. */
const GOES_ALONG = [
  'account_tokens',
  'address_reminders',
  'film_plays',
  'mail_preferences',
  'news_to_mail',
  'news_to_push',
  'notification_preferences',
  'notifications',
  'outbox',
  'passkey_challenges',
  'passkeys',
  'push_subscriptions',
  'recovery_codes',
  'site_events',
  'totp_secrets',
  'uncounted_follows',
  'viewers',
  'vote_reminders',
];

describe('an account that never proved its address', () => {
  let mailServer: MailServer;
  let app: TestApp;
  let person: SignedIn;

  beforeAll(async () => {
    mailServer = await MailServer.start();
    app = await TestApp.start(mailServer.env);
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM rate_limits');
    await app.dataSource.query('DELETE FROM address_reminders');
    await app.dataSource.query('UPDATE users SET reminded_at = now()');
    person = await signedIn(app);
  });
  afterAll(async () => {
    await app.stop();
    await mailServer.stop();
  });

  const care = () => app.nest.get(UnprovenAccountsJob).care();
  const daysPass = async (days: number) => {
    const ago = `- interval '${days} days'`;
    await app.dataSource.query(`UPDATE users SET created_at = created_at ${ago} WHERE id = $1`, [person.id]);
    await app.dataSource.query(`UPDATE address_reminders SET delivered_at = delivered_at ${ago}`);
  };
  const remindedOnce = () =>
    eventually(async () => {
      const letters = mailServer.receivedBy(person.email);
      expect(letters.filter(({ subject }) => subject === 'Is this e-mail address yours?')).toHaveLength(1);
    });
  const delivered = () =>
    eventually(async () => {
      await care();
      const rows = await app.dataSource.query<unknown[]>(
        'SELECT FROM address_reminders WHERE delivered_at IS NOT NULL AND user_id = $1',
        [person.id],
      );
      expect(rows).toHaveLength(1);
    });
  const isThere = async () => {
    const rows = await app.dataSource.query<unknown[]>(
      'SELECT FROM users WHERE id = $1 AND deleted_at IS NULL',
      [person.id],
    );
    return rows.length === 1;
  };

  it('is reminded after a week, once, by a link that proves it', async () => {
    await care();
    expect(await mailsTo(app, person.email, 'address_reminder')).toEqual([]);
    await daysPass(8);
    await Promise.all([care(), care()]);
    await care();
    await remindedOnce();
    const letter = mailServer.receivedBy(person.email).at(-1)!;
    const [, token] = /token=([\w-]+)/.exec(letter.text!)!;
    await app.client().post('/auth/confirm', { token }).expect(204);
  });

  it('goes thirty days after the reminder came, and not a day before', async () => {
    await daysPass(8);
    await delivered();
    await daysPass(29);
    await care();
    expect(await isThere()).toBe(true);
    await daysPass(1);
    await care();
    expect(await isThere()).toBe(false);
    await person.client.get('/auth/me').expect(401);
  });

  it('stays where the reminder did not come', async () => {
    await eventually(async () => expect(mailServer.receivedBy(person.email)).toHaveLength(1));
    mailServer.refuse(person.email, 550);
    await daysPass(8);
    await care();
    await eventually(async () => {
      const [mail] = await app.dataSource.query<{ failed: boolean }[]>(
        `SELECT failed_at IS NOT NULL AS failed FROM outbox WHERE recipient = $1 AND kind = 'address_reminder'`,
        [person.email],
      );
      expect(mail).toEqual({ failed: true });
    });
    await daysPass(40);
    await care();
    expect(await isThere()).toBe(true);
  });

  it('stays where it proved its address after all', async () => {
    await daysPass(8);
    await delivered();
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [person.id]);
    await daysPass(31);
    await care();
    expect(await isThere()).toBe(true);
  });

  it('stays where something hangs on it', async () => {
    await submitAd(person.client);
    await daysPass(8);
    await delivered();
    await daysPass(31);
    await care();
    expect(await isThere()).toBe(true);
  });

  it('is asked of everything that names an account (a table forgotten)', async () => {
    const tables = await app.dataSource.query<{ table: string }[]>(
      `SELECT DISTINCT table_name AS table FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`,
    );
    expect(tables.map(({ table }) => table)).toEqual([...HANGING, ...GOES_ALONG].toSorted());
  });
});
