import { useState, type ComponentProps } from 'react';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { filterAds, noFilter } from '../filter-ads';
import { useAdminAds } from '../hooks/use-admin-ads';
import { AdsTable } from './AdsTable';
import { TableFilters } from './TableFilters';

/** The console's Ads tab: every ad, and what a moderator may do with it. */
export function AdsModeration(slots: Omit<ComponentProps<typeof AdsTable>, 'ads'>) {
  const { data: ads, error, refetch } = useAdminAds();
  const [filter, setFilter] = useState(noFilter);
  if (error && !ads) return <LoadFailure error={error} retry={refetch} />;
  if (!ads) return <Skeleton height="24rem" />;
  return (
    <>
      <TableFilters
        ads={ads}
        filter={filter}
        onChange={(change) => setFilter((current) => ({ ...current, ...change }))}
      />
      <AdsTable ads={filterAds(ads, filter)} {...slots} />
    </>
  );
}
