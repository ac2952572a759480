/** How an image is fetched: the first of a page at once and before others, the rest as they come near. */
export const eagerness = (isFirst: boolean) =>
  isFirst
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
