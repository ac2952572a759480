import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import {
  forgetAds,
  type PaymentStatus,
  pollWhile,
  useAdPaymentState,
  useAdPaymentSubscription,
} from '../api';

const MOVING: readonly PaymentStatus[] = ['confirming', 'refunding'];

/**
 * What the server has verified about the ad's payment, asked for every second while it is under way.
 * @param isNewsAwaited whether the status is about to change for a reason that the server does not tell
 */
export function useAdPayment(adId: number, isNewsAwaited: (status: PaymentStatus) => boolean) {
  const { data: payment, error } = useAdPaymentState({ id: adId });
  const status = payment?.status ?? 'pending';
  const { refetch } = useAdPaymentSubscription(
    { id: adId },
    {
      pollingInterval: pollWhile(MOVING.includes(status) || isNewsAwaited(status)),
      refetchOnMountOrArgChange: true,
    },
  );
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
