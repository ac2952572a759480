import { chainEvent, paidArgs } from '../../../test/unit-factories/chain-event.factory.js';
import { withAwaitedOutcome, withConclusion, isConcluded } from './awaited-outcome.js';
import type { AdPayment } from './entities/ad-payment.entity.js';
import { type FoldedPayment, foldPayments } from './payment-fold.js';

const paid = chainEvent('AdPaid', paidArgs());
const refund = chainEvent('AdRefunded', paidArgs(), { place: 2 });
const [open] = foldPayments([paid]) as [FoldedPayment];
const [refunded] = foldPayments([paid, refund]) as [FoldedPayment];
const [verified] = foldPayments([paid, { ...refund, verifiedAt: new Date() }]) as [FoldedPayment];
const row = (folded: FoldedPayment, changes: Partial<AdPayment> = {}): AdPayment => ({
  ...folded,
  ...{ id: 7, status: 'confirmed', holdsAd: true, awaitsDecision: false, refundApproved: false },
  ...{ outcomeAwaited: false, returnsAd: false },
  ...changes,
});

describe('what follows from the outcome of a payment', () => {
  it('waits until its event is verified', () => {
    const told = withAwaitedOutcome(row(open), refunded);
    expect(told).toMatchObject({ outcomeAwaited: true, returnsAd: true });
    expect(isConcluded(told)).toBe(false);
    expect(withConclusion(told)).toBe(told);
    const later = withAwaitedOutcome(row(told, { ...told, holdsAd: false }), verified);
    expect(isConcluded(later)).toBe(true);
    expect(later.returnsAd).toBe(true);
    expect(withConclusion(later)).toMatchObject({ outcomeAwaited: false, returnsAd: false });
  });

  it('follows once', () => {
    const done = withAwaitedOutcome(row(verified, { holdsAd: false }), verified);
    expect(isConcluded(done)).toBe(false);
  });

  it('never follows from an event that was made up', () => {
    const told = withAwaitedOutcome(row(open), refunded);
    expect(withAwaitedOutcome(row(told), open)).toMatchObject({ outcomeAwaited: false, returnsAd: false });
  });

  it('is nothing for the ad where another payment held it', () => {
    expect(withAwaitedOutcome(row(open, { holdsAd: false }), refunded).returnsAd).toBe(false);
    expect(withAwaitedOutcome(undefined, verified)).toMatchObject({ outcomeAwaited: true, returnsAd: false });
  });
});
