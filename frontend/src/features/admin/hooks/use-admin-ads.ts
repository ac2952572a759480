import type { ListAdminAdsApiArg } from '../../../api/generated/admin';
import { isPaymentMoving } from '../../../api/payment-states';
import { useFallbackPolling } from '../../../events/use-fallback-polling';
import { type AdminAd, useAdminAdPageQuery } from '../api';
import { isPictureCopying } from '../moderation';

const isOnItsWay = (ad: AdminAd): boolean => isPaymentMoving(ad) || isPictureCopying(ad);

/** A page of ads, asked for anew on entering and whenever they change. */
export function useAdminAds(wanted: ListAdminAdsApiArg) {
  const known = useAdminAdPageQuery(wanted, { refetchOnMountOrArgChange: true });
  const isMoving = known.currentData?.rows.some(isOnItsWay) ?? false;
  const pollingInterval = useFallbackPolling(isMoving);
  useAdminAdPageQuery(wanted, { pollingInterval, skip: pollingInterval === 0 });
  return known;
}
