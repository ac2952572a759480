import type { AccountPageDto } from '../../src/modules/auth/dto/account.dto.js';
import { userInput } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('looking for accounts', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    for (const username of ['Grace_Hopper', 'grace', 'GraceXHopper', 'ada'])
      await app.client().post('/auth/register', userInput({ username, email: `${username}@example.test` }));
  });
  afterAll(() => app.stop());

  const search = async (query: string): Promise<AccountPageDto> =>
    (await admin.get(`/admin/accounts?${query}`).expect(200)).body as AccountPageDto;

  it('goes by the beginning of the name, taken literally, whatever its case', async () => {
    const names = async (q: string) => (await search(`q=${q}`)).accounts.map(({ username }) => username);
    expect(await names('grace')).toEqual(['Grace_Hopper', 'grace', 'GraceXHopper']);
    expect(await names('GRACE_')).toEqual(['Grace_Hopper']);
    expect(await names('hopper')).toEqual([]);
    expect(await names('%25')).toEqual([]);
  });

  it('goes by a whole e-mail address, and shows none', async () => {
    const { accounts } = await search('q=ADA@example.test');
    expect(accounts).toEqual([{ id: expect.any(Number) as number, username: 'ada', role: 'user' }]);
    expect((await search('q=ada@')).accounts).toEqual([]);
  });

  it('comes in pages', async () => {
    const first = await search('q=grace&limit=2');
    expect(first.accounts).toHaveLength(2);
    const second = await search(`q=grace&limit=2&cursor=${first.next}`);
    expect(second).toMatchObject({ accounts: [{ username: 'GraceXHopper' }], next: null });
  });
});
