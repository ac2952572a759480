import { expect, test } from 'vitest';
import { isPaymentMoving } from './payment-states';

test.each([
  ['approved', 'confirmed', true],
  ['completed', 'confirmed', true],
  ['pending', 'confirmed', false],
  ['rejected', 'refunding', true],
  ['completed', 'settled', false],
] as const)(
  'of an ad that is %s, a payment that is %s is about to change: %s',
  (status, paymentStatus, moves) => {
    expect(isPaymentMoving({ status, paymentStatus })).toBe(moves);
  },
);
