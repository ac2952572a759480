import { isPaymentMoving } from '../../../api/payment-states';
import { useListAdminAdsQuery } from '../api';

const pollMilliseconds = 2000;

/** All ads, asked for anew on entering and, while a payment is on its way, every two seconds. */
export function useAdminAds() {
  const known = useListAdminAdsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isMoving = known.data?.some(isPaymentMoving) ?? false;
  useListAdminAdsQuery(undefined, { pollingInterval: pollMilliseconds, skip: !isMoving });
  return known;
}
