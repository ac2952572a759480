const SAFE_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request with this method changes nothing. */
export const isSafe = (method: string | undefined): boolean => SAFE_METHODS.has(method);
