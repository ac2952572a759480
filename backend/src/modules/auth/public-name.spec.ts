import { publicName } from './public-name.js';

describe('the name that everybody reads', () => {
  it('is the username', () => {
    expect(publicName('amara')).toBe('amara');
  });

  it('is never an e-mail address', () => {
    expect(publicName('oliver.twist@example.org')).toBe('oliver.twist@…');
    expect(publicName('o@a@b\nc')).toBe('o@…');
  });
});
