/** The worker's own, which the compiler takes for that of any worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope;
