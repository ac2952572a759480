/** What a screen needs to know of something that is asked for; RTK Query's hooks answer so. */
export interface Query<Data> {
  /** The last good answer to what is asked for now, never the one about something else. */
  currentData?: Data | undefined;
  /** Why the last attempt failed. */
  error?: unknown;
  /** It was the attempt at a further page that failed, which is told where more was asked for. */
  isFetchNextPageError?: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Two queries as one: there once both are; asks again for what failed. */
export function bothQueries<One, Other>(one: Query<One>, other: Query<Other>): Query<[One, Other]> {
  const both: Query<unknown>[] = [one, other];
  const areThere = one.currentData !== undefined && other.currentData !== undefined;
  return {
    currentData: areThere ? [one.currentData as One, other.currentData as Other] : undefined,
    error: one.error ?? other.error,
    isFetching: both.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { error, refetch } of both) if (error) void refetch();
    },
  };
}

/** For what is asked for page by page: the page before stays until the next one is there, or has failed to come. */
export function keepingLast<Data>(query: Query<Data> & { data?: Data | undefined }): Query<Data> {
  return { ...query, currentData: query.currentData ?? (query.error ? undefined : query.data) };
}
