import { UnprovenAccountsJob } from '../../src/modules/identity/unproven-accounts.job.js';
import { MAILING } from '../factories/identity.factory.js';
import { userInput } from '../factories/user.factory.js';
import { viewerInput } from '../factories/viewer.factory.js';
import type { Client } from '../support/client.js';
import { from, ownAddress } from '../support/networks.js';
import { TestApp } from '../support/test-app.js';

describe('a stranger’s mailbox', () => {
  let app: TestApp;
  let count = 0;

  beforeAll(async () => {
    app = await TestApp.start({ ...MAILING, TRUST_PROXY: '1' });
  });
  beforeEach(async () => {
    count += 1;
    await app.dataSource.query('DELETE FROM rate_limits');
  });
  afterAll(() => app.stop());

  const victim = (tag: number | string) => `victim${count}+${tag}@example.test`;

  /** How many mails of a kind went to the mailbox under whatever address. */
  async function mails(kind: string): Promise<number> {
    const [row] = await app.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::integer AS count FROM outbox WHERE kind = $1 AND mailbox_of(recipient) = $2',
      [kind, `victim${count}@example.test`],
    );
    return row.count;
  }

  /** Accounts of the mailbox, each from a network of its own. */
  const register = async (number: number): Promise<Client[]> =>
    Promise.all(
      Array.from({ length: number }, async (_, tag) => {
        const client = app.client();
        const asked =
          tag % 2 === 0
            ? client.post('/auth/register', userInput({ email: victim(tag) }))
            : client.post('/viewers', viewerInput({ email: victim(tag), password: 'correct horse 3' }));
        await from(ownAddress(), asked).expect(201);
        return client;
      }),
    );

  it('is written to three times an hour because accounts are made of it, by however many networks', async () => {
    await register(8);
    expect(await mails('confirm_email')).toBe(3);
    await app.dataSource.query(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'unasked-to:%'`);
    await from(
      ownAddress(),
      app.client().post('/auth/register', userInput({ email: victim('later') })),
    ).expect(201);
    expect(await mails('confirm_email')).toBe(4);
  });

  it('is written to five times an hour because these accounts ask for their links again', async () => {
    const clients = await register(4);
    await app.dataSource.query('DELETE FROM outbox');
    const answers = [];
    for (const client of [...clients, ...clients])
      answers.push((await client.post('/auth/confirm/send')).status);
    expect(answers.filter((status) => status === 202)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    expect(await mails('confirm_email')).toBe(5);
  });

  it('is reminded three times an hour of accounts that nobody has confirmed', async () => {
    await register(6);
    await app.dataSource.query(`UPDATE users SET created_at = now() - interval '8 days' WHERE mailbox = $1`, [
      `victim${count}@example.test`,
    ]);
    await app.dataSource.query('DELETE FROM rate_limits');
    await app.nest.get(UnprovenAccountsJob).care();
    await app.nest.get(UnprovenAccountsJob).care();
    expect(await mails('address_reminder')).toBe(3);
  });

  it('does not lose its mail by what others’ are written', async () => {
    await register(4);
    const before = await app.dataSource.query<object[]>('SELECT FROM outbox');
    await from(ownAddress(), app.client().post('/auth/register', userInput())).expect(201);
    expect(await app.dataSource.query<object[]>('SELECT FROM outbox')).toHaveLength(before.length + 1);
  });
});
