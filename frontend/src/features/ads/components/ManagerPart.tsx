import { Suspense } from 'react';
import { type Ad, useGetAdQuery } from '../api';
import AdMetrics from '../metrics/AdMetrics';
import { hasRun } from '../runs/run-words';
import { OwnerTools } from './OwnerTools';

/** What only whoever manages an ad sees on its page: the owner's tools, and how it does. */
export default function ManagerPart({ ad, isOwner }: { ad: Ad; isOwner: boolean }) {
  // The server draws pages as strangers see them, who are told of no run.
  useGetAdQuery({ id: ad.id }, { refetchOnMountOrArgChange: !hasRun(ad) });
  return (
    <>
      {isOwner && <OwnerTools ad={ad} />}
      <Suspense>
        <AdMetrics adId={ad.id} />
      </Suspense>
    </>
  );
}
