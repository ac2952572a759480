/** One award on the page of all, or of its season, for links that are passed on: previews read the query, not what stands behind the #. */
export const sharedAwardPath = (page: string, id: number) => `${page}?award=${id}#award-${id}`;
