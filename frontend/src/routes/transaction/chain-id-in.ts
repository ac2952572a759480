/** The chain that an address names; undefined where it names none. */
export const chainIdIn = (search: URLSearchParams): number | undefined =>
  Number(search.get('chainId')) || undefined;
