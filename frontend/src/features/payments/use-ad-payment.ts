import { useFresh } from '../../ui/feedback/use-fresh';
import { useFallbackPolling } from '../../events/use-fallback-polling';
import { type AdPayment, useAdPaymentState, useAdPaymentSubscription } from './api';

/**
 * What the server has verified about the ad's payment, asked for anew whenever it changes.
 * @param isNewsAwaited whether the status is about to change for a reason that its last state does not tell
 */
export function useAdPayment(adId: number, isNewsAwaited: (status: AdPayment['status']) => boolean) {
  const { data: payment, error } = useAdPaymentState({ id: adId });
  const status = payment?.status ?? 'pending';
  const isMoving = status === 'confirming' || status === 'refunding';
  const pollingInterval = useFallbackPolling(isMoving || isNewsAwaited(status));
  const options = { pollingInterval, ...useFresh() };
  const { refetch } = useAdPaymentSubscription({ id: adId }, options);
  return { payment, error: payment ? undefined : error, refetch };
}
