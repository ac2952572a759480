import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';

/** Looked at when mail does not arrive, which is seldom. */
const OutboxTab = lazy(() => import('./OutboxTab'));

/** The console's Mail tab, fetched when it is opened. */
export function Outbox() {
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <OutboxTab />
    </Suspense>
  );
}
