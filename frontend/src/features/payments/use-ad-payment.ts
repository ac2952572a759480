import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { siteMiddleware } from '../../api/site-middleware';
import type { SiteState } from '../../api/site-reducer';
import { useFallbackPolling } from '../../events/use-fallback-polling';
import { type AdPayment, useAdPaymentState, useAdPaymentSubscription } from './api';
import { paymentListener } from './payment-listener';
import type { Attempt } from './payment-machine';
import { adOfEntry } from './payment-storage';
import { changedElsewhere, selectAttempt } from './payments-slice';

/** How far this browser has come in paying for the ad, in whatever tab. */
export function useAttempt(adId: number): Attempt {
  const dispatch = useDispatch();
  useEffect(() => {
    siteMiddleware.addMiddleware(paymentListener.middleware);
    const follow = ({ key, newValue: stored }: StorageEvent) => {
      const changed = key && adOfEntry(key);
      if (changed) dispatch(changedElsewhere({ adId: changed, stored }));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);
  return useSelector((state: SiteState) => selectAttempt(state, adId));
}

/**
 * What the server has verified about the ad's payment, asked for anew whenever it changes.
 * @param isNewsAwaited whether the status is about to change for a reason that its last state does not tell
 */
export function useAdPayment(adId: number, isNewsAwaited: (status: AdPayment['status']) => boolean) {
  const { data: payment, error } = useAdPaymentState({ id: adId });
  const status = payment?.status ?? 'pending';
  const isMoving = status === 'confirming' || status === 'refunding';
  const pollingInterval = useFallbackPolling(isMoving || isNewsAwaited(status));
  const options = { pollingInterval, refetchOnMountOrArgChange: true };
  const { refetch } = useAdPaymentSubscription({ id: adId }, options);
  return { payment, error: payment ? undefined : error, refetch };
}
