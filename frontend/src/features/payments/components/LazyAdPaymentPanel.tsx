import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../i18n/use-hydrated';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import type { AdPaymentPanelProps } from './AdPaymentPanel';

const Panel = lazy(() => import('./AdPaymentPanel'));

/**
 * The payment of an ad. Its code, with all that knows a wallet, is fetched by the pages that draw it, and not before; the server draws
 * none of it, as it depends on what this browser remembers.
 */
export function AdPaymentPanel(props: AdPaymentPanelProps) {
  const skeleton = <Skeleton height="10rem" />;
  return useHydrated() ? (
    <Suspense fallback={skeleton}>
      <Panel {...props} />
    </Suspense>
  ) : (
    skeleton
  );
}
