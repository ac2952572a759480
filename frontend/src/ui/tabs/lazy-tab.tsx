import { type ComponentType, Suspense, useState } from 'react';
import { LoadFailure } from '../feedback/LoadFailure';
import { optionalPart } from '../optional-part';
import { Skeleton } from '../skeletons/Skeleton';

const meanwhile = <Skeleton height="24rem" />;

/** A tab that is fetched when it is opened first, and that says in its place where it cannot be: the others stay, with what was typed. */
export function lazyTab<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Coming = optionalPart(keep, meanwhile, LoadFailure);
  return function LazyTab(props: Props) {
    // The server draws no such tab: one that has come before stands there at once.
    const [Tab] = useState(() => loaded ?? Coming);
    return (
      <Suspense fallback={meanwhile}>
        <Tab {...props} />
      </Suspense>
    );
  };
}
