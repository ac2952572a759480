import type { ComponentType } from 'react';
import { LatePart } from '../Answering';
import { lazyPart } from '../optional-part';
import { Skeleton } from '../skeletons/Skeleton';

/** A tab that is fetched when it is opened first. */
export function lazyTab<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Tab = lazyPart(load);
  return function LazyTab(props: Props) {
    return (
      <LatePart fallback={<Skeleton height="24rem" />}>
        <Tab {...props} />
      </LatePart>
    );
  };
}
