/** As the service worker names them (service-worker/kept-caches.ts). */
const caches = ['pages', 'files'];

/** Takes away what was kept for when there is no network; the worker does so where it sees a sign-in, this page wherever it hears of one. */
export async function forgetKeptPages(): Promise<void> {
  if (!('caches' in window)) return;
  // A browser may refuse to have any.
  await Promise.allSettled(caches.map((name) => window.caches.delete(name)));
}
