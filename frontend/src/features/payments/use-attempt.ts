import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { siteMiddleware } from '../../api/site-middleware';
import type { SiteState } from '../../api/site-reducer';
import { paymentListener } from './payment-listener';
import type { Attempt } from './payment-machine';
import { adOfEntry, storedText } from './payment-storage';
import { changedElsewhere, selectAttempt } from './payments-slice';

/** How far this browser has come in paying for the ad, in whatever tab. */
export function useAttempt(adId: number): Attempt {
  const dispatch = useDispatch();
  const attempt = useSelector((state: SiteState) => selectAttempt(state, adId));
  /** The server may have told of the payment before anybody listened: an attempt that only the storage still knows is looked at anew. */
  const catchUp = useEffectEvent(() => {
    const stored = storedText(adId);
    if (attempt.step === 'none' && stored !== null) dispatch(changedElsewhere({ adId, stored }));
  });
  useEffect(() => {
    siteMiddleware.addMiddleware(paymentListener.middleware);
    catchUp();
    const follow = ({ key, newValue: stored }: StorageEvent) => {
      const changed = key && adOfEntry(key);
      if (changed) dispatch(changedElsewhere({ adId: changed, stored }));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);
  return attempt;
}
