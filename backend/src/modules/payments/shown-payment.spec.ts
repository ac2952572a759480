import type { PaymentStatus } from '../ads/ad.types.js';
import { isShown, shownPaymentOf } from './shown-payment.js';

const unpaid = { paymentStatus: 'pending' as PaymentStatus, transactionHash: null, paymentChainId: null };
const ad = { id: 12, ...unpaid };
const payment = {
  id: 1,
  status: 'confirmed' as PaymentStatus,
  holdsAd: true,
  transactionHash: '0xab',
  chainId: 97,
};
const paid = { paymentStatus: 'confirmed' as PaymentStatus, transactionHash: '0xab', paymentChainId: 97 };

describe('what an ad shows of its payments', () => {
  it('is the best of them', () => {
    const second = { ...payment, id: 2, status: 'refunding' as PaymentStatus, holdsAd: false };
    expect(shownPaymentOf(ad, [second, payment])).toEqual({ adId: 12, ...paid });
  });

  it('is that it is not paid where the chain took its payment back', () => {
    expect(shownPaymentOf({ ...ad, ...paid }, [])).toEqual({ adId: 12, ...unpaid });
  });

  it('is a failure that was reported, until there is a payment', () => {
    const failed = { paymentStatus: 'failed' as PaymentStatus, transactionHash: '0xef', paymentChainId: 56 };
    expect(shownPaymentOf({ ...ad, ...failed }, [])).toEqual({ adId: 12, ...failed });
    expect(shownPaymentOf({ ...ad, ...failed }, [payment])).toEqual({ adId: 12, ...paid });
  });

  it('is new where state, transaction or chain is another', () => {
    const state = { adId: 12, ...paid };
    expect(isShown(state, { ...ad, ...paid })).toBe(true);
    expect(isShown(state, { ...ad, ...paid, paymentStatus: 'confirming' })).toBe(false);
    expect(isShown(state, { ...ad, ...paid, transactionHash: '0xef' })).toBe(false);
    expect(isShown(state, { ...ad, ...paid, paymentChainId: 56 })).toBe(false);
  });
});
