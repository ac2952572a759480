import { describe, expect, it } from 'vitest';
import { anAdminAd } from '../../testing/samples';
import { questionBefore } from './moderation';

type PaymentStatus = ReturnType<typeof anAdminAd>['paymentStatus'];
const ad = (paymentStatus: PaymentStatus) => anAdminAd({ paymentStatus });

describe('before a decision is carried out', () => {
  it.each(['pending', 'confirmed', 'settled'] as const)('a rejection asks for its reason (%s)', (payment) => {
    expect(questionBefore({ ad: ad(payment), status: 'rejected' })).toBe('reason');
  });

  it.each(['pending', 'failed', 'refunding', 'refunded'] as const)(
    'an approval without money is asked about (%s)',
    (payment) => {
      expect(questionBefore({ ad: ad(payment), status: 'approved' })).toBe('unpaid');
    },
  );

  it.each(['confirming', 'confirmed', 'settled'] as const)(
    'an approval of a paid ad goes straight through (%s)',
    (payment) => {
      expect(questionBefore({ ad: ad(payment), status: 'approved' })).toBeNull();
    },
  );

  it('setting an ad back to pending goes straight through', () => {
    expect(questionBefore({ ad: ad('confirmed'), status: 'pending' })).toBeNull();
  });
});
