import { customerOf, networkOf } from './network-of.js';

describe('the network that a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.10.113.77', '203.10.113.77'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['1::ffff:203.0.113.7', '1:0:0:0::/64'],
    ['::ffff:203.0.113.7.8', '::ffff:203.0.113.7.8'],
    ['1::4:5:6:7:8', '1:0:0:4::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0000:0000:0000:0000', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['203.0.113.7:51000', '203.0.113.7'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]', '203.0.113.7'],
    ['x'.repeat(3000), 'x'.repeat(64)],
    ['unknown', 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is one of 65,536 that a customer may have', () => {
    expect(customerOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
    expect(customerOf('2001:db8:1:ffff::1')).toBe('2001:db8:1::/48');
    expect(customerOf('2001:db8::1')).toBe('2001:db8:0::/48');
    expect(customerOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the same for the network itself', () => {
    const network = networkOf('2001:db8:1:2:3:4:5:6');
    expect(networkOf(network)).toBe(network);
  });
});
