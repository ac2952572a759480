import { publicName } from './public-name.js';

describe('the name that everybody reads', () => {
  it('is the username', () => {
    expect(publicName({ id: 7, username: 'amara', givenName: 'Amara Nwosu' })).toBe('amara');
  });

  it.each(['oliver.twist@example.org', 'o@a@b\nc', 'oliver@'])(
    'is what was given in place of %j',
    (username) => {
      expect(publicName({ id: 7, username, givenName: 'Oliver' })).toBe('Oliver');
      expect(publicName({ id: 7, username, givenName: null })).toBe('member-7');
    },
  );
});
