/** At the root, as a worker sees what lies below its own address. */
const WORKER = '/service-worker.js';

/** Has the browser fetch the site's worker once the page has loaded, with which it would compete. Pages do without where it cannot. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch((reason: unknown) => {
      console.warn('Nothing is kept for when there is no network', reason);
    });
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
