import type { AdPaymentState } from '../ads/ads.service.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import type { AdPayment } from './entities/ad-payment.entity.js';
import { bestPayment } from './payment-state.js';

/** What an ad shows of its payments. */
type Shown = Pick<Ad, 'id' | 'paymentStatus' | 'transactionHash' | 'paymentChainId'>;

type Payment = Pick<AdPayment, 'id' | 'status' | 'holdsAd' | 'transactionHash' | 'chainId'>;

const UNPAID = { paymentStatus: 'pending', transactionHash: null, paymentChainId: null } as const;

/** The best of its payments. Without any a reported failure stays; anything else is "not paid yet". */
export function shownPaymentOf(ad: Shown, payments: readonly Payment[]): AdPaymentState {
  const best = bestPayment(payments);
  if (best) {
    const { status: paymentStatus, transactionHash, chainId: paymentChainId } = best;
    return { adId: ad.id, paymentStatus, transactionHash, paymentChainId };
  }
  if (ad.paymentStatus !== 'failed') return { adId: ad.id, ...UNPAID };
  const { paymentStatus, transactionHash, paymentChainId } = ad;
  return { adId: ad.id, paymentStatus, transactionHash, paymentChainId };
}

/** Whether the ad shows this already. */
export const isShown = (state: AdPaymentState, ad: Shown): boolean =>
  ad.paymentStatus === state.paymentStatus &&
  ad.transactionHash === state.transactionHash &&
  ad.paymentChainId === state.paymentChainId;
