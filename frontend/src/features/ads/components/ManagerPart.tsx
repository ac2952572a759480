import { Suspense } from 'react';
import type { Ad } from '../api';
import AdMetrics from '../metrics/AdMetrics';
import { OwnerTools } from './OwnerTools';

/** What only whoever manages an ad sees on its page: the owner's tools, and how it does. */
export default function ManagerPart({ ad, isOwner }: { ad: Ad; isOwner: boolean }) {
  return (
    <>
      {isOwner && <OwnerTools ad={ad} />}
      <Suspense>
        <AdMetrics adId={ad.id} />
      </Suspense>
    </>
  );
}
