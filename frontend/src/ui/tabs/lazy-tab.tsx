import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../skeletons/Skeleton';

/** A tab that is fetched when it is opened first. */
export function lazyTab<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Tab = lazy(load);
  return function LazyTab(props: Props) {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <Tab {...props} />
      </Suspense>
    );
  };
}
