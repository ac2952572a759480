import { isPaymentMoving } from '../../../api/payment-states';
import { useFallbackPolling } from '../../../events/use-fallback-polling';
import { useListAdminAdsQuery } from '../api';

/** All ads, asked for anew on entering and whenever they change. */
export function useAdminAds() {
  const known = useListAdminAdsQuery({}, { refetchOnMountOrArgChange: true });
  const isMoving = known.data?.some(isPaymentMoving) ?? false;
  const pollingInterval = useFallbackPolling(isMoving);
  useListAdminAdsQuery({}, { pollingInterval, skip: pollingInterval === 0 });
  return known;
}
