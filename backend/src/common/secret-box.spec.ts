import { SecretBox } from './secret-box.js';

describe('a secret box', () => {
  const box = new SecretBox('the session secret', 'totp');

  it('gives back what was put in, and never looks the same', () => {
    const [first, second] = [box.seal('JBSWY3DP', '7'), box.seal('JBSWY3DP', '7')];
    expect(first).not.toBe(second);
    expect([box.open(first, '7'), box.open(second, '7')]).toEqual(['JBSWY3DP', 'JBSWY3DP']);
  });

  it('opens for nobody else, by no other key, for no other use, and not once changed', () => {
    const sealed = box.seal('JBSWY3DP', '7');
    expect(box.open(sealed, '8')).toBeUndefined();
    expect(new SecretBox('another secret', 'totp').open(sealed, '7')).toBeUndefined();
    expect(new SecretBox('the session secret', 'mail').open(sealed, '7')).toBeUndefined();
    expect(box.open(`${sealed.slice(0, -2)}AA`, '7')).toBeUndefined();
    expect(box.open('short', '7')).toBeUndefined();
  });
});
