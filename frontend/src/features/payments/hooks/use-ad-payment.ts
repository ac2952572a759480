import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type AdPayment, forgetAds, pollWhile, useAdPaymentState, useAdPaymentSubscription } from '../api';

const MOVING: readonly AdPayment['status'][] = ['confirming', 'refunding'];

/**
 * What the server has verified about the ad's payment, asked for every second while it is under way.
 * @param isAwaited the server does not know of the payment yet, but this browser does
 */
export function useAdPayment(adId: number, isAwaited = false) {
  const { data: payment, error, isLoading } = useAdPaymentState({ id: adId });
  const isMoving = payment !== undefined && MOVING.includes(payment.status);
  const { refetch } = useAdPaymentSubscription(
    { id: adId },
    { pollingInterval: pollWhile(isAwaited || isMoving), refetchOnMountOrArgChange: true },
  );
  useForgetAdsOnChange(payment?.status);
  return { payment, error: payment ? undefined : error, isLoading, refetch };
}

function useForgetAdsOnChange(status: AdPayment['status'] | undefined): void {
  const dispatch = useDispatch();
  const known = useRef(status);
  useEffect(() => {
    if (known.current !== undefined && known.current !== status) dispatch(forgetAds());
    known.current = status;
  }, [status, dispatch]);
}
