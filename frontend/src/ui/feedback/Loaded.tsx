import { Fragment, type ReactNode, useState } from 'react';
import { isApiError } from '../../api/api-error';
import { Arrival } from './Arrival';
import { LoadFailure } from './LoadFailure';
import type { Query } from './query';
import { StaleNotice } from './StaleNotice';

export interface LoadedProps<Data> {
  query: Query<Data>;
  /** Stands there until the first answer, as high as what will come. */
  skeleton: ReactNode;
  /** Shown instead of a list without entries. */
  empty?: ReactNode;
  /** Shown once the server says that there is no such thing, even where there was one before. */
  gone?: ReactNode;
  /** Draws what a page of its own needs around a failure, and around the notice above what is shown. */
  around?: { failure: (failure: ReactNode) => ReactNode; notice: (notice: ReactNode) => ReactNode };
  children: (data: Data) => ReactNode;
}

const doesNotExist = (error: unknown): boolean => isApiError(error) && [400, 404].includes(error.status);
const unframed = (node: ReactNode): ReactNode => node;

/**
 * The one way to show what was asked for. It looks at the data first: what is there stays there, with all that was typed
 * into it, whatever became of the latest attempt; a failure then only stands above it. A failure takes the place of what
 * never came, and a skeleton is shown while that comes for the first time.
 */
export function Loaded<Data>({ query, skeleton, empty, gone, around, children }: LoadedProps<Data>) {
  const { currentData: data, error, isFetching, refetch } = query;
  const { failure, notice } = around ?? { failure: unframed, notice: unframed };
  const [pressed, setPressed] = useState<Element | null>(null);
  const retry = () => {
    setPressed(document.activeElement);
    return refetch();
  };
  if (gone && doesNotExist(error)) return gone;
  if (data === undefined) {
    return error ? failure(<LoadFailure error={error} isBusy={isFetching} retry={retry} />) : skeleton;
  }
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <>
      {error && !query.isFetchNextPageError
        ? notice(<StaleNotice isBusy={isFetching} retry={retry} />)
        : pressed && <Arrival pressed={pressed} />}
      {/* Named, so that it is the same to React with and without the notice above it. */}
      <Fragment key="data">{isEmpty ? empty : children(data)}</Fragment>
    </>
  );
}
