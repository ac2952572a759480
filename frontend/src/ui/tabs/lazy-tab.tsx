import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../optional-part';
import { Skeleton } from '../skeletons/Skeleton';

/** A tab that is fetched when it is opened first. */
export function lazyTab<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Tab = lazyPart(load);
  return function LazyTab(props: Props) {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <Tab {...props} />
      </Suspense>
    );
  };
}
