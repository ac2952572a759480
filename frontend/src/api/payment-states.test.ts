import { describe, expect, it } from 'vitest';
import { isPaymentDue, isPaymentMoving } from './payment-states';

describe('the payment of an ad', () => {
  it.each(['pending', 'refunded', 'failed'] as const)('is due while %s', (status) => {
    expect(isPaymentDue(status)).toBe(true);
  });

  it.each(['confirming', 'confirmed', 'settled', 'refunding'] as const)('is not due while %s', (status) => {
    expect(isPaymentDue(status)).toBe(false);
  });

  it('moves while blocks confirm it or a refund', () => {
    expect(isPaymentMoving({ status: 'pending', paymentStatus: 'confirming' })).toBe(true);
    expect(isPaymentMoving({ status: 'rejected', paymentStatus: 'refunding' })).toBe(true);
  });

  it('moves on from confirmed once the ad is approved, and rests until then', () => {
    expect(isPaymentMoving({ status: 'approved', paymentStatus: 'confirmed' })).toBe(true);
    expect(isPaymentMoving({ status: 'completed', paymentStatus: 'confirmed' })).toBe(true);
    expect(isPaymentMoving({ status: 'pending', paymentStatus: 'confirmed' })).toBe(false);
  });

  it('moves on as well where an ad was hidden after it had had its run', () => {
    const days = { days: 30, daysLeft: 0, startsAt: null, endsAt: null, approvedAt: null };
    const run = { state: 'completed', ...days } as const;
    expect(isPaymentMoving({ status: 'rejected', paymentStatus: 'confirmed', run })).toBe(true);
    expect(isPaymentMoving({ status: 'rejected', paymentStatus: 'confirmed' })).toBe(false);
  });

  it('rests at its end', () => {
    expect(isPaymentMoving({ status: 'approved', paymentStatus: 'settled' })).toBe(false);
    expect(isPaymentMoving({ status: 'completed', paymentStatus: 'settled' })).toBe(false);
    expect(isPaymentMoving({ status: 'rejected', paymentStatus: 'refunded' })).toBe(false);
  });
});
