import { describe, expect, it } from 'vitest';
import { anAdminAd, aRun } from '../../testing/samples';
import { decisionsOn, followPicture, moneyOf, questionBefore } from './moderation';

type PaymentStatus = ReturnType<typeof anAdminAd>['paymentStatus'];
const ad = (paymentStatus: PaymentStatus) => anAdminAd({ paymentStatus });

describe('what may be decided', () => {
  it('is everything while an ad waits, runs or was rejected', () => {
    expect(decisionsOn(anAdminAd({ run: aRun() }))).toEqual(['pending', 'approved', 'rejected']);
  });

  it.each([
    anAdminAd({ status: 'completed', run: aRun({ state: 'completed' }) }),
    anAdminAd({ status: 'rejected', run: aRun({ state: 'completed' }) }),
  ])('is only to hide an ad that has had its run', (ad) => {
    expect(decisionsOn(ad)).toEqual(['rejected']);
  });

  it('is nothing once its advertiser took it back', () => {
    expect(decisionsOn(anAdminAd({ status: 'rejected', run: aRun({ state: 'withdrawn' }) }))).toEqual([]);
  });
});

describe('where the money is', () => {
  it('is with the contract until a decision, and goes back with a rejection', () => {
    expect(moneyOf(ad('confirmed'))).toBe('held');
  });

  it.each(['completed', 'rejected'] as const)(
    'is as good as split once the ad has had its run, also where it is hidden before that (%s)',
    (status) => {
      const run = aRun({ state: 'completed', daysLeft: 0 });
      expect(moneyOf(anAdminAd({ status, paymentStatus: 'confirmed', run }))).toBe('split');
    },
  );
});

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

  it('an approval of a paid ad that was reported shows the reports', () => {
    const reported = { ...ad('confirmed'), reportCount: 1 };
    expect(questionBefore({ ad: reported, status: 'approved' })).toBe('reports');
  });

  it('setting an ad back to pending goes straight through, as it settles nothing', () => {
    expect(questionBefore({ ad: { ...ad('confirmed'), reportCount: 1 }, status: 'pending' })).toBeNull();
  });
});

describe('while a decision waits for an answer', () => {
  const copy = { id: 4, address: 'https://example.org/lamp.png', state: 'waiting', problem: null } as const;
  const seen = anAdminAd({ pictureCopy: copy });
  const decision = { ad: seen, status: 'approved' } as const;
  const come = { ...seen, pictureCopy: null, imageUrl: '/api/uploads/7', revision: 2 };

  it('follows the picture that the ad waited for', () => {
    expect(followPicture(decision, [come])).toEqual({ ...decision, ad: come });
  });

  it.each([
    ['its owner has changed what it says, too', [{ ...come, title: 'Night school' }]],
    ['the picture is still on its way', [{ ...seen, paymentStatus: 'confirming' as const }]],
    ['the ad is on another page by now', []],
  ])('stays about the ad that was looked at where %s', (_what, known) => {
    expect(followPicture(decision, known)).toBe(decision);
  });
});
