import { isPaymentMoving } from '../../../api/payment-states';
import { useListOwnAdsQuery } from '../../../features/ads';

const pollMilliseconds = 1000;

/** The signed-in user's ads, asked for anew on entering and, while a payment is on its way, every second. */
export function useOwnAds() {
  const known = useListOwnAdsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isMoving = known.data?.some(isPaymentMoving) ?? false;
  useListOwnAdsQuery(undefined, { pollingInterval: isMoving ? pollMilliseconds : 0, skip: !isMoving });
  return known;
}
