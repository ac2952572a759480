import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import files from 'virtual:offline-files';

/** Fetches the page that says so, and what it needs, before this version of the worker begins. It holds nothing of anybody. */
export function keepOfflinePage(): void {
  precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' });
  cleanupOutdatedCaches();
}

/** Undefined where the browser has thrown it away. */
export const offlinePage = (): Promise<Response | undefined> => matchPrecache('/offline.html');
