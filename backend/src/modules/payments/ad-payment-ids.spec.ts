import { adIdsOf, isPossibleAdId, possibleAdIds } from './ad-payment-ids.js';

const LARGEST = '2147483647';
const BEYOND = '2147483648';
const UINT256 = String(2n ** 256n - 1n);

describe('the ids that payments name', () => {
  it('are those of ads up to the largest that the table could hold', () => {
    expect([LARGEST, BEYOND, UINT256].map(isPossibleAdId)).toEqual([true, false, false]);
    expect(possibleAdIds(['7', UINT256, LARGEST])).toEqual([7, 2_147_483_647]);
  });

  it('are each told once', () => {
    expect(adIdsOf([{ adId: '7' }, { adId: '12' }, { adId: '7' }, { adId: BEYOND }])).toEqual([7, 12]);
  });
});
