import { isPaymentMoving } from '../../api/payment-states';
import { useFallbackPolling } from '../../events/use-fallback-polling';
import { useListOwnAdsQuery } from '../../features/ads';

/** The signed-in user's ads, asked for anew on entering and whenever they change. */
export function useOwnAds() {
  const known = useListOwnAdsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isMoving = known.data?.some(isPaymentMoving) ?? false;
  const pollingInterval = useFallbackPolling(isMoving);
  useListOwnAdsQuery(undefined, { pollingInterval, skip: pollingInterval === 0 });
  return known;
}
