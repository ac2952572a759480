import { type ComponentType, memo, type ReactNode, useState } from 'react';
import { LatePart } from './Answering';
import { LoadFailure } from './feedback/LoadFailure';
import { lazyPart } from './optional-part';

/** Stands for a part whose code could not be fetched, as after a release: the page around it stays. */
export const failureOf = (error: unknown) => ({
  default: () => <LoadFailure error={error} retry={() => window.location.reload()} />,
});

/**
 * A part further down on a page, fetched along with it and taken over after it: what stands above need not wait for it. The page's
 * route names its file (`withLateParts`), so that its styles are there when the server has drawn it.
 * @param fallback what stands there where the page is drawn by the browser and the part has not come yet
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
): ComponentType<Props> {
  let latest: ComponentType<Props> | undefined;
  const fetchPart = () => {
    // A page that the server cannot draw whole is drawn by the browser.
    const loading = import.meta.env.SSR ? load() : load().catch(failed);
    return lazyPart(() => loading);
  };
  /** The next page with this part tries again. */
  const failed = (error: unknown) => {
    latest = undefined;
    return failureOf(error);
  };
  latest = fetchPart();
  function LateComing(props: Props) {
    const [Part] = useState(() => (latest ??= fetchPart()));
    return (
      <LatePart fallback={fallback}>
        <Part {...props} />
      </LatePart>
    );
  }
  // React gives up what the server has drawn where that is drawn anew before its code has come.
  return memo(LateComing);
}
