import type { ReactNode } from 'react';
import type { AdminAd } from '../api';
import { useAdsView } from '../hooks/use-ads-view';
import { AdsTable } from './AdsTable';
import { AdsFilters } from './AdsFilters';

interface AdsModerationProps {
  /** The state of an ad's payment, in its cell. */
  renderPayment: (ad: AdminAd) => ReactNode;
  /** An ad's opened row. */
  renderDetails: (ad: AdminAd) => ReactNode;
}

/** The console's Ads tab: every ad, and what a moderator may do with it. */
export function AdsModeration(slots: AdsModerationProps) {
  const view = useAdsView();
  return (
    <>
      <AdsFilters view={view} />
      <AdsTable view={view} {...slots} />
    </>
  );
}
