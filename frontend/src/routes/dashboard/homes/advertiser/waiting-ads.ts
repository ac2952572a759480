import { isPaymentDue } from '../../../../api/payment-states';
import { isOver, type Ad } from '../../../../features/ads';

/** What only its owner can do about an ad. */
export interface WaitingAd {
  ad: Ad;
  what: 'payment' | 'rejected' | 'paused';
}

function whatOf(ad: Ad): WaitingAd['what'] | undefined {
  if (isOver(ad)) return undefined;
  if (ad.status === 'rejected') return 'rejected';
  if (isPaymentDue(ad.paymentStatus)) return 'payment';
  return ad.run?.state === 'paused' ? 'paused' : undefined;
}

const order: WaitingAd['what'][] = ['payment', 'rejected', 'paused'];

/** Of these ads those that wait for their owner: what is unpaid first. */
export const waitingOf = (ads: Ad[]): WaitingAd[] =>
  ads
    .flatMap((ad) => {
      const what = whatOf(ad);
      return what ? [{ ad, what }] : [];
    })
    .toSorted((one, other) => order.indexOf(one.what) - order.indexOf(other.what));

/** Whether a moderator is to decide on it. */
export const isWithModerator = (ad: Ad): boolean => ad.status === 'pending' && !isOver(ad);
