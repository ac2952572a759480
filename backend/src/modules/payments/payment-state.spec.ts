import type { AdStatus } from '../ads/ad.types.js';
import {
  actionDueAt,
  bestPayment,
  moneyActionOf,
  type PaymentFacts,
  paymentStatusOf,
} from './payment-state.js';

const PAID_IN_BLOCK = 100;
const paidAt = new Date('2026-11-20T12:00:00Z');
const held: PaymentFacts = { blockNumber: PAID_IN_BLOCK, outcome: null, paidAt };
const FIFTH = PAID_IN_BLOCK + 4;
const SIXTH = PAID_IN_BLOCK + 5;

describe('the state of a payment', () => {
  it('is confirming until its sixth confirmation', () => {
    expect(paymentStatusOf(held, { status: 'approved' }, FIFTH)).toBe('confirming');
    expect(paymentStatusOf(held, { status: 'approved' }, SIXTH)).toBe('confirmed');
  });

  it('is what the chain did with it, whatever is decided afterwards', () => {
    expect(paymentStatusOf({ ...held, outcome: 'settled' }, { status: 'rejected' }, SIXTH)).toBe('settled');
    expect(paymentStatusOf({ ...held, outcome: 'refunded' }, { status: 'approved' }, SIXTH)).toBe('refunded');
  });

  it.each<[AdStatus | null, ReturnType<typeof moneyActionOf>]>([
    ['pending', null],
    ['approved', 'settle'],
    ['completed', 'settle'],
    ['rejected', 'refund'],
    [null, 'refund'],
  ])('asks for the right action when the ad is %s', (status, action) => {
    const ad = status && { status };
    expect(moneyActionOf(held, ad, SIXTH)).toBe(action);
    expect(moneyActionOf(held, ad, FIFTH)).toBeNull();
    expect(moneyActionOf({ ...held, outcome: 'settled' }, ad, SIXTH)).toBeNull();
  });

  it('waits a day before it gives back a payment whose ad may only be late', () => {
    expect(actionDueAt(held, null, false)).toEqual(new Date('2026-11-21T12:00:00Z'));
    expect(actionDueAt(held, null, true)).toBeUndefined();
    expect(actionDueAt(held, { status: 'rejected' }, false)).toBeUndefined();
  });

  it('shows the best of several payments', () => {
    const payment = (id: number, status: ReturnType<typeof paymentStatusOf>) => ({ id, status });
    expect(bestPayment([payment(1, 'refunded'), payment(2, 'confirming'), payment(3, 'failed')])?.id).toBe(2);
    expect(bestPayment([payment(1, 'refunded'), payment(2, 'refunded')])?.id).toBe(2);
    expect(bestPayment([])).toBeUndefined();
  });
});
