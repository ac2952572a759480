import { DEMO_ACCOUNTS, DEMO_INVITED } from '../../src/database/seeds/demo-accounts.js';
import { ApiProcess } from '../support/api-process.js';
import { MailServer } from '../support/mail-server.js';

describe('the first start with demo data of a site that sends mail', () => {
  let server: MailServer;
  let site: ApiProcess;

  beforeAll(async () => {
    server = await MailServer.start();
    site = await ApiProcess.prepare(undefined, { ...server.env, SEED_DEMO: '1' });
    await site.start();
  });
  afterAll(async () => {
    await site.close();
    await server.stop();
  });

  it('leaves the invited without a confirmed address', async () => {
    const rows = await site.dataSource.query<object[]>(
      'SELECT username FROM users WHERE email_confirmed_at IS NULL AND username = ANY($1) ORDER BY id',
      [DEMO_ACCOUNTS.map(({ username }) => username)],
    );
    expect(rows).toEqual(DEMO_INVITED.map((username) => ({ username })));
  });

  it('leaves nobody to be reminded of an address, which the site would do within a minute', async () => {
    const rows = await site.dataSource.query<object[]>(
      'SELECT username FROM users WHERE email_confirmed_at IS NULL AND reminded_at IS NULL AND username <> $1',
      [site.env.ADMIN_USERNAME ?? 'admin'],
    );
    expect(rows).toEqual([]);
  });

  it('leaves nobody to be reminded of a vote, which the site would do in the last three days of a month', async () => {
    const rows = await site.dataSource.query<object[]>(
      `SELECT username FROM users WHERE username <> $1 AND id NOT IN (SELECT user_id FROM vote_reminders)`,
      [site.env.ADMIN_USERNAME ?? 'admin'],
    );
    expect(rows).toEqual([]);
  });

  it('writes to nobody', async () => {
    expect(await site.dataSource.query<object[]>('SELECT 1 FROM outbox')).toEqual([]);
    expect(server.received).toEqual([]);
  });
});
