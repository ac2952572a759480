import { LOCAL_CHAIN_ID } from '../../chain/chains.js';
import type { AdStatus } from '../ads/ad.types.js';
import {
  actionDueAt,
  adPaidBy,
  bestPayment,
  chooseHolder,
  furtherPayments,
  isForPerson,
  isLate,
  moneyActionOf,
  type PaymentFacts,
  paymentStatusOf,
} from './payment-state.js';

const paidAt = new Date('2026-11-20T12:00:00Z');
const seen: PaymentFacts = { verified: false, outcome: null, holdsAd: true, paidAt };
const held: PaymentFacts = { ...seen, verified: true };
const second: PaymentFacts = { ...held, holdsAd: false };
const ad = (status: AdStatus, completedAt: Date | null = null, runEndsAt: Date | null = null) => ({
  status,
  completedAt,
  runEndsAt,
});
const approved = ad('approved');

describe('the state of a payment', () => {
  it('is confirming until it is final and its receipt was read again', () => {
    expect(paymentStatusOf(seen, approved, seen)).toBe('confirming');
    expect(paymentStatusOf(held, approved, held)).toBe('confirmed');
  });

  it('is what the chain did with it, whatever is decided afterwards', () => {
    expect(paymentStatusOf({ ...held, outcome: 'settled' }, ad('rejected'), held)).toBe('settled');
    expect(paymentStatusOf({ ...held, outcome: 'refunded' }, approved, held)).toBe('refunded');
  });

  it.each<[AdStatus | null, ReturnType<typeof moneyActionOf>]>([
    ['pending', null],
    ['approved', 'settle'],
    ['completed', 'settle'],
    ['rejected', 'refund'],
    [null, 'refund'],
  ])('asks for the right action when the ad is %s', (status, action) => {
    const paid = status && ad(status, status === 'completed' ? paidAt : null);
    expect(moneyActionOf(held, paid, held)).toBe(action);
    expect(moneyActionOf(seen, paid, seen)).toBeNull();
    expect(moneyActionOf({ ...held, outcome: 'settled' }, paid, held)).toBeNull();
  });

  it('gives a second payment back once the first is final, and not before', () => {
    expect(moneyActionOf(second, approved, held)).toBe('refund');
    expect(moneyActionOf(second, ad('pending'), held)).toBe('refund');
    expect(moneyActionOf(second, approved, { ...held, outcome: 'settled' })).toBe('refund');
    expect(moneyActionOf(second, approved, seen)).toBeNull();
    expect(paymentStatusOf(second, approved, seen)).toBe('confirmed');
  });

  it('lets a second payment stand while nobody knows which one holds the ad', () => {
    expect(paymentStatusOf(second, approved, undefined)).toBe('confirmed');
  });

  it('gives back what was paid when the run was over, and splits what held the ad by then', () => {
    const [before, after] = ['2026-11-20T11:59:59Z', '2026-11-20T12:00:01Z'].map((time) => new Date(time));
    const late = { ...held, holdsAd: false };
    expect(moneyActionOf(late, ad('completed', before), undefined)).toBe('refund');
    expect(moneyActionOf({ ...late, verified: false }, ad('completed', before), undefined)).toBeNull();
    expect(moneyActionOf(held, ad('completed', before), held)).toBe('settle');
    expect(isLate(late, ad('completed', paidAt))).toBe(true);
    expect(isLate(late, ad('completed', after))).toBe(false);
    expect(isLate(late, approved)).toBe(false);
    expect(isLate(late, null)).toBe(false);
  });

  it('splits what held a completed ad, also where a moderator hides what it left', () => {
    const hidden = ad('rejected', paidAt);
    expect(moneyActionOf(held, hidden, held)).toBe('settle');
    expect(moneyActionOf(second, hidden, held)).toBe('refund');
    expect(moneyActionOf({ ...held, holdsAd: false }, hidden, undefined)).toBe('refund');
  });

  it('gives back, too, what was paid between the end of a run and the clock that completes it', () => {
    const [before, after] = ['2026-11-20T11:59:59Z', '2026-11-20T12:00:01Z'].map((time) => new Date(time));
    const late = { ...held, holdsAd: false };
    expect(moneyActionOf(late, ad('approved', null, before), undefined)).toBe('refund');
    expect(moneyActionOf(held, ad('approved', null, before), held)).toBe('settle');
    expect(isLate(late, ad('approved', null, paidAt))).toBe(true);
    expect(isLate(late, ad('approved', null, after))).toBe(false);
    expect(isLate(late, ad('pending', null, before))).toBe(false);
  });

  it('leaves the fourth refund of one payer and ad to a person, unless one has decided', () => {
    const undecided = { refundApproved: false };
    expect(isForPerson('refunding', undecided, 2)).toBe(false);
    expect(isForPerson('refunding', undecided, 3)).toBe(true);
    expect(isForPerson('refunding', { refundApproved: true }, 3)).toBe(false);
    expect(isForPerson('confirmed', undecided, 3)).toBe(false);
  });

  it('waits a day before it gives back a payment whose ad may only be late', () => {
    expect(actionDueAt({ chainId: 97, paidAt }, null)).toEqual(new Date('2026-11-21T12:00:00Z'));
    expect(actionDueAt({ chainId: LOCAL_CHAIN_ID, paidAt }, null)).toBeUndefined();
    expect(actionDueAt({ chainId: 97, paidAt }, ad('rejected'))).toBeUndefined();
  });
});

describe('the ad that a payment is for', () => {
  const made = (createdAt: string) => ({ createdAt: new Date(createdAt) });

  it('is none where the ad was made after it', () => {
    expect(adPaidBy({ paidAt, holdsAd: false }, made('2026-11-20T12:01:01Z'))).toBeNull();
    expect(adPaidBy({ paidAt, holdsAd: false }, null)).toBeNull();
  });

  it('is the one that was made before it, or within the minute by which clocks may differ', () => {
    const sameMinute = made('2026-11-20T12:01:00Z');
    expect(adPaidBy({ paidAt, holdsAd: false }, sameMinute)).toBe(sameMinute);
    const earlier = made('2026-11-20T11:00:00Z');
    expect(adPaidBy({ paidAt, holdsAd: false }, earlier)).toBe(earlier);
  });

  it('stays the one that it holds', () => {
    const later = made('2026-11-20T13:00:00Z');
    expect(adPaidBy({ paidAt, holdsAd: true }, later)).toBe(later);
  });
});

describe('the payment that holds an ad', () => {
  const claim = (changes: object) => ({ outcome: null, holdsAd: false, paidAt, ...changes });
  const earlier = claim({ paidAt: new Date('2026-11-20T11:00:00Z') });

  it('is the one that was chosen before, as long as it stands', () => {
    const chosen = claim({ holdsAd: true });
    expect(chooseHolder([earlier, chosen])).toBe(chosen);
    expect(chooseHolder([earlier, claim({ holdsAd: true, outcome: 'refunded' })])).toBe(earlier);
  });

  it('is else the settled one, else the earliest', () => {
    const settled = claim({ outcome: 'settled' });
    expect(chooseHolder([earlier, settled])).toBe(settled);
    expect(chooseHolder([claim({}), earlier])).toBe(earlier);
    expect(chooseHolder([claim({ outcome: 'refunded' })])).toBeUndefined();
  });
});

describe('the payment that an ad shows', () => {
  const payment = (id: number, status: ReturnType<typeof paymentStatusOf>, holdsAd = false) => ({
    id,
    status,
    holdsAd,
  });

  it('is the one that holds it, else the best', () => {
    expect(bestPayment([payment(1, 'refunded'), payment(2, 'confirming'), payment(3, 'failed')])?.id).toBe(2);
    expect(bestPayment([payment(1, 'refunded'), payment(2, 'refunded')])?.id).toBe(2);
    expect(bestPayment([payment(1, 'confirming', true), payment(2, 'confirmed')])?.id).toBe(1);
    expect(bestPayment([])).toBeUndefined();
  });

  it.each<[ReturnType<typeof paymentStatusOf>, ReturnType<typeof paymentStatusOf>]>([
    ['settled', 'confirmed'],
    ['confirmed', 'confirming'],
    ['confirming', 'pending'],
    ['pending', 'refunding'],
    ['refunding', 'refunded'],
    ['refunded', 'failed'],
  ])('is rather a %s one than a %s one', (better, worse) => {
    expect(bestPayment([payment(1, better), payment(2, worse)])?.id).toBe(1);
    expect(bestPayment([payment(2, worse), payment(1, better)])?.id).toBe(1);
  });

  it('is the one that holds it, wherever that stands in the list', () => {
    const held = payment(2, 'refunding', true);
    expect(bestPayment([payment(1, 'settled'), held])?.id).toBe(2);
    expect(bestPayment([held, payment(1, 'settled')])?.id).toBe(2);
  });
});

describe('payments beside the one that holds the ad', () => {
  const later = new Date('2026-11-20T13:00:00Z');
  const earlier = new Date('2026-11-20T11:00:00Z');
  const holder = { id: 2, outcome: null, holdsAd: true, paidAt };
  const beside = (id: number, changes: object = {}) => ({
    ...holder,
    ...{ id, holdsAd: false, paidAt: later },
    ...changes,
  });

  it('are those that wait to be given back or were, the newest first', () => {
    const payments = [holder, beside(3, { outcome: 'refunded' }), beside(4), beside(1, { paidAt: earlier })];
    expect(furtherPayments(payments, holder).map(({ id }) => id)).toEqual([4, 3, 1]);
  });

  it('are not those that were given back before the ad was paid anew', () => {
    const history = beside(1, { outcome: 'refunded', paidAt: earlier });
    expect(furtherPayments([history, holder], holder)).toEqual([]);
  });

  it('are those, too, that were given back out of the very block of the one that holds it', () => {
    const beside1 = beside(1, { outcome: 'refunded', paidAt });
    expect(furtherPayments([beside1, holder], holder)).toEqual([beside1]);
  });

  it('are none where nothing holds the ad', () => {
    const [one, other] = [beside(1), beside(2)];
    expect(furtherPayments([one, other], other)).toEqual([]);
  });
});
