import { hashPassword, passwordMatches } from './password.js';

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB and two passes, salted', async () => {
    const [one, other] = await Promise.all([hashPassword('the same'), hashPassword('the same')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('match themselves alone', async () => {
    const stored = await hashPassword('Correct horse ');
    expect(await passwordMatches(stored, 'Correct horse ')).toBe(true);
    expect(await passwordMatches(stored, 'correct horse ')).toBe(false);
    expect(await passwordMatches(stored, 'Correct horse')).toBe(false);
  });

  it('never match where there is no account', async () => {
    expect(await passwordMatches(undefined, 'no account has this password')).toBe(false);
  });
});
