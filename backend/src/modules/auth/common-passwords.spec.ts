import { isCommonPassword } from './common-passwords.js';

const AMARA = { username: 'amara', email: 'amara.n@example.org' };

describe('a password that anybody tries first', () => {
  it.each(['123456', 'password', 'Password', 'QWERTY123456', ' letmein ', '1q2w3e4r5t6y'])(
    'is %j, as leaked lists say',
    async (password) => expect(await isCommonPassword(password)).toBe(true),
  );

  it.each(['amara', 'AMARA', 'amara.n', 'amara.n@example.org'])(
    "is %s, the account's own name",
    async (password) => {
      expect(await isCommonPassword(password, AMARA)).toBe(true);
      expect(await isCommonPassword(password)).toBe(false);
    },
  );

  it.each(['change-makers', 'correct horse battery', 'constructor ', ''])('is not %j', async (password) =>
    expect(await isCommonPassword(password, AMARA)).toBe(false),
  );
});
