import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../skeletons/Skeleton';

/** A tab that is fetched when it is opened first. */
export function lazyTab(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Tab = lazy(load);
  return function LazyTab() {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <Tab />
      </Suspense>
    );
  };
}
