import { describe, expect, it } from 'vitest';
import { aNetwork } from '../testing/answer-node';
import { addressUrl, isPayable, networkObstacle, splittersOn } from './networks';

const splitter = `0x${'51'.repeat(20)}`;
const earlier = `0x${'50'.repeat(20)}`;
const open = aNetwork({ payable: true, splitter, splitters: [earlier, splitter] });

describe('a network', () => {
  it('takes payments where the server says so', () => {
    expect(networkObstacle(open)).toBeNull();
    expect(isPayable(open)).toBe(true);
  });

  it.each([
    ['retired', { retired: true }],
    ['notDeployed', { payable: false }],
    ['notDeployed', { splitter: null }],
  ])('does not where it is %s', (obstacle, change) => {
    expect(networkObstacle({ ...open, ...change })).toBe(obstacle);
  });

  it('keeps the splitters of before, the newest first', () => {
    expect(splittersOn(open).map((network) => network.splitter)).toEqual([splitter, earlier]);
    expect(splittersOn(aNetwork())).toEqual([]);
  });

  it('has a page for each address where its chain has an explorer', () => {
    const explorerTxUrl = 'https://testnet.bscscan.com/tx/{hash}';
    expect(addressUrl(aNetwork({ explorerTxUrl }), splitter)).toBe(
      `https://testnet.bscscan.com/address/${splitter}`,
    );
    expect(addressUrl(aNetwork(), splitter)).toBeNull();
  });
});
