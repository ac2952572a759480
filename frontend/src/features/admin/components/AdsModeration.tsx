import type { ComponentProps } from 'react';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { filterAds } from '../filter-ads';
import { useAdminAds } from '../hooks/use-admin-ads';
import { useTableFilter } from '../hooks/use-table-filter';
import { AdsTable } from './AdsTable';
import { TableFilters } from './TableFilters';

/** The console's Ads tab: every ad, and what a moderator may do with it. */
export function AdsModeration(slots: Omit<ComponentProps<typeof AdsTable>, 'ads'>) {
  const { data: ads, error, refetch } = useAdminAds();
  const [filter, changeFilter] = useTableFilter();
  if (error && !ads) return <LoadFailure error={error} retry={refetch} />;
  if (!ads) return <Skeleton height="24rem" />;
  return (
    <>
      <TableFilters ads={ads} filter={filter} onChange={changeFilter} />
      <AdsTable ads={filterAds(ads, filter)} {...slots} />
    </>
  );
}
