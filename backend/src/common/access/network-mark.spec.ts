import type { AppConfig } from '../../config/app-config.js';
import { NetworkMark } from './network-mark.js';

const withSecret = (sessionSecret: string) => new NetworkMark({ sessionSecret } as AppConfig);

describe("an address's mark", () => {
  const hash = (address: string) => withSecret('one').hash(address);

  it('is the same for the same connection, and another for another', () => {
    expect(hash('2001:db8:1:2::3')).toBe(hash('2001:db8:1:2:9::'));
    expect(hash('2001:db8:1:2::3')).not.toBe(hash('2001:db8:1:3::3'));
    expect(hash('203.0.113.7')).not.toBe(hash('203.0.113.8'));
  });

  it('stays what it is from version to version, as those that are stored are compared with it', () => {
    expect(hash('203.0.113.7')).toBe('GCb3rMHpkWOwcllLgHP0Ug');
  });

  it('cannot be found without the secret', () => {
    expect(hash('203.0.113.7')).not.toBe(withSecret('other').hash('203.0.113.7'));
    expect(hash('203.0.113.7')).toMatch(/^[\w-]{22}$/);
  });
});
