import type { AppConfig } from '../../config/app-config.js';
import { VoterAddress, networkOf } from './voter-address.js';

const withSecret = (sessionSecret: string) => new VoterAddress({ sessionSecret } as AppConfig);

describe('what belongs to one connection', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('to %s it is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe("an address's mark", () => {
  const hash = (address: string) => withSecret('one').hash(address);

  it('is the same for the same connection, and another for another', () => {
    expect(hash('2001:db8:1:2::3')).toBe(hash('2001:db8:1:2:9::'));
    expect(hash('2001:db8:1:2::3')).not.toBe(hash('2001:db8:1:3::3'));
    expect(hash('203.0.113.7')).not.toBe(hash('203.0.113.8'));
  });

  it('cannot be found without the secret', () => {
    expect(hash('203.0.113.7')).not.toBe(withSecret('other').hash('203.0.113.7'));
    expect(hash('203.0.113.7')).toMatch(/^[\w-]{22}$/);
  });
});
