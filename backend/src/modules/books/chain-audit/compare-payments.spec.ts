import { chainEvent, paidArgs } from '../../../../test/unit-factories/chain-event.factory.js';
import type { AdPayment } from '../../payments/entities/ad-payment.entity.js';
import type { FoldedPayment } from '../../payments/payment-fold.js';
import { differencesOfPayment, paymentsOf } from './compare-payments.js';

const first = chainEvent('AdPaid', paidArgs());
const refund = chainEvent('AdRefunded', paidArgs(), { place: 2 });

const [folded] = paymentsOf(97, [first, refund]) as [FoldedPayment];
const stored: AdPayment = {
  ...folded,
  ...{ id: 7, status: 'refunded', holdsAd: false, awaitsDecision: false, refundApproved: false },
  ...{ outcomeAwaited: false, returnsAd: false },
};
const about = `Payment of ad 12 in transaction ${first.transactionHash}`;

describe('the payments of one ad', () => {
  it('are what its events make of them, oldest first', () => {
    const again = chainEvent('AdPaid', paidArgs({ attempt: '2' }), { place: 3 });
    expect(paymentsOf(97, [first, refund, again])).toMatchObject([
      {
        chainId: 97,
        adId: '12',
        transactionHash: first.transactionHash,
        outcome: 'refunded',
        verified: false,
      },
      { chainId: 97, adId: '12', transactionHash: again.transactionHash, outcome: null },
    ]);
  });
});

describe('a payment in the database and on the chain', () => {
  it('is the same, whether it was verified or not', () => {
    expect(differencesOfPayment(stored, folded)).toEqual([]);
    expect(differencesOfPayment({ ...stored, verified: true }, folded)).toEqual([]);
  });

  it('is missing on one of them', () => {
    expect(differencesOfPayment(stored, undefined)).toEqual([`${about}: the chain does not have it`]);
    expect(differencesOfPayment(undefined, folded)).toEqual([`${about}: the database lacks it`]);
  });

  it.each<[Partial<AdPayment>, string]>([
    [{ adId: '13' }, 'adId is 13 in the database, 12 by the chain'],
    [{ payer: '0xab' }, `payer is 0xab in the database, ${stored.payer} by the chain`],
    [{ splitter: '0xab' }, `splitter is 0xab in the database, ${stored.splitter} by the chain`],
    [{ attempt: 2 }, 'attempt is 2 in the database, 1 by the chain'],
    [{ amount: '26' }, 'amount is 26 in the database, 25 by the chain'],
    [{ founderAmount: '8' }, 'founderAmount is 8 in the database, 7 by the chain'],
    [{ platformAmount: '17' }, 'platformAmount is 17 in the database, 18 by the chain'],
    [{ blockNumber: 2 }, 'blockNumber is 2 in the database, 1 by the chain'],
    [
      { paidAt: new Date('2026-11-20T12:00:00Z') },
      'paidAt is 2026-11-20T12:00:00.000Z in the database, 2026-11-20T12:01:00.000Z by the chain',
    ],
    [{ outcome: null }, 'outcome is null in the database, refunded by the chain'],
    [{ outcomeHash: '0xab' }, `outcomeHash is 0xab in the database, ${refund.transactionHash} by the chain`],
    [{ credited: true }, 'credited is true in the database, false by the chain'],
  ])('differs by %j', (changes, words) => {
    const ofAd = about.replace('12', changes.adId ?? '12');
    expect(differencesOfPayment({ ...stored, ...changes }, folded)).toEqual([`${ofAd}: ${words}`]);
  });
});
