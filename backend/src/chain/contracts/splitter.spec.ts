import { PAYER, paidArgs } from '../../../test/unit-factories/chain-event.factory.js';
import {
  decodePayForAd,
  encodeDecision,
  splitShares,
  splitterEventOf,
  splitterInterface,
} from './splitter.js';

describe('the shares of a payment', () => {
  it.each([
    [25_000_000_000_000_000_000n, 7_500_000_000_000_000_000n, 17_500_000_000_000_000_000n],
    [10n, 3n, 7n],
    [9n, 2n, 7n],
    [3n, 0n, 3n],
    [0n, 0n, 0n],
  ])(
    'of %i wei are %i for the founder, rounded down, and %i for the platform',
    (amount, founder, platform) => {
      expect(splitShares(amount)).toEqual({ founder, platform });
    },
  );
});

describe("an event about an ad's money", () => {
  it.each(['AdPaid', 'AdRefunded', 'RefundCredited'])('%s names ad, payer, attempt and amount', (name) => {
    expect(splitterEventOf({ name, args: paidArgs({ attempt: '3' }) })).toEqual({
      ...{ name, adId: 12n, payer: PAYER },
      ...{ attempt: 3, amount: 25n },
    });
  });

  it('is the sum of both shares where it names them', () => {
    const { amount: _amount, ...args } = paidArgs({ founderShare: '7', platformShare: '18' });
    expect(splitterEventOf({ name: 'AdSettled', args })).toMatchObject({ name: 'AdSettled', amount: 25n });
  });

  it('has no attempt in the first version', () => {
    const { attempt: _attempt, ...args } = paidArgs();
    expect(splitterEventOf({ name: 'AdPaid', args })?.attempt).toBeNull();
  });

  it('is none of those about payees and prices', () => {
    expect(splitterEventOf({ name: 'Released', args: { payee: PAYER, amount: '7' } })).toBeNull();
  });
});

describe("a decision's calldata", () => {
  const payment = { adId: '12', payer: PAYER, attempt: 3 };
  const callOf = (data: string) => {
    const { signature, args } = splitterInterface.parseTransaction({ data })!;
    return [signature, ...(args.toArray() as unknown[])];
  };

  it.each(['settle', 'refund'] as const)('to %s names ad, payer and attempt', (action) => {
    expect(callOf(encodeDecision(action, payment, 2))).toEqual([
      `${action}(uint256,address,uint256)`,
      ...[12n, PAYER, 3n],
    ]);
  });

  it.each(['settle', 'refund'] as const)('to %s names no attempt to the first splitter', (action) => {
    expect(callOf(encodeDecision(action, payment, 1))).toEqual([`${action}(uint256,address)`, 12n, PAYER]);
  });
});

describe('the ad that a transaction pays for', () => {
  it('is the one that its call names', () => {
    expect(decodePayForAd(splitterInterface.encodeFunctionData('payForAd', [12]))).toBe(12n);
  });

  it('is none for other calls, and for what is no call', () => {
    expect(decodePayForAd(splitterInterface.encodeFunctionData('pause'))).toBeNull();
    expect(decodePayForAd('0x')).toBeNull();
    expect(decodePayForAd('0x12345678')).toBeNull();
  });
});
