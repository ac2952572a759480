import { Suspense } from 'react';
import type { Ad } from '../api';
import AdMetrics from '../metrics/AdMetrics';
import { hasRun } from '../runs/run-words';
import { OwnerTools } from './OwnerTools';

/** What only whoever manages an ad sees on its page: the owner's tools, and how it does. */
export default function ManagerPart({ ad, isOwner }: { ad: Ad; isOwner: boolean }) {
  return (
    <>
      {isOwner && hasRun(ad) && <OwnerTools ad={ad} />}
      <Suspense>
        <AdMetrics adId={ad.id} />
      </Suspense>
    </>
  );
}
