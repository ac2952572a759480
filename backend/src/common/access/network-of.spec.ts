import { networkOf } from './network-of.js';

describe('the network that a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.10.113.77', '203.10.113.77'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
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
    ['unknown', 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is the same for the network itself', () => {
    const network = networkOf('2001:db8:1:2:3:4:5:6');
    expect(networkOf(network)).toBe(network);
  });
});
