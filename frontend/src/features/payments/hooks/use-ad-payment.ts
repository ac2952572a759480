import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useFallbackPolling } from '../../../events/use-fallback-polling';
import { forgetAds, type PaymentStatus, useAdPaymentState, useAdPaymentSubscription } from '../api';

const MOVING: readonly PaymentStatus[] = ['confirming', 'refunding'];

/**
 * What the server has verified about the ad's payment, asked for anew whenever it changes.
 * @param isNewsAwaited whether the status is about to change for a reason that its last state does not tell
 */
export function useAdPayment(adId: number, isNewsAwaited: (status: PaymentStatus) => boolean) {
  const { data: payment, error } = useAdPaymentState({ id: adId });
  const status = payment?.status ?? 'pending';
  const pollingInterval = useFallbackPolling(MOVING.includes(status) || isNewsAwaited(status));
  const options = { pollingInterval, refetchOnMountOrArgChange: true };
  const { refetch } = useAdPaymentSubscription({ id: adId }, options);
  useForgetAdsOnChange(payment?.status);
  return { payment, error: payment ? undefined : error, refetch };
}

function useForgetAdsOnChange(status: PaymentStatus | undefined): void {
  const dispatch = useDispatch();
  const known = useRef(status);
  useEffect(() => {
    if (known.current !== undefined && known.current !== status) dispatch(forgetAds());
    known.current = status;
  }, [status, dispatch]);
}
