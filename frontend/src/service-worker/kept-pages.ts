import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { mayBePage } from './addresses';
import { turnOfKeeping, keptPages, pagesExpire } from './kept-caches';
import { offlinePage } from './offline-page';
import { scope } from './scope';

/** The server's word that a page to read was made for whoever is signed in nowhere: nothing else is kept. */
const mark = 'Offline-Copy';

const mayBeKept = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && headers.get(mark) === 'stranger';

const forStrangersAlone: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['turn'] = turnOfKeeping();
  },
  cacheWillUpdate: async ({ response, state }) =>
    mayBeKept(response) && state?.['turn'] === turnOfKeeping() ? response : null,
  handlerDidError: () => offlinePage(),
};

/** From the network; what was last seen, or the page that says so, where there is none. Of which language a copy is does not matter then. */
const networkFirst = new NetworkFirst({
  cacheName: keptPages,
  matchOptions: { ignoreVary: true },
  plugins: [forStrangersAlone, pagesExpire],
});

/** Stands before every page that is opened. */
export function keepPages(): void {
  registerRoute(new NavigationRoute(networkFirst, { denylist: [/^\/(api|share)(\/|$|\?)/] }));
  // Asked for while the worker starts, which takes a phone longer than the server.
  scope.addEventListener('activate', (event) =>
    event.waitUntil(scope.registration.navigationPreload.enable()),
  );
}

/** Whether a copy of a page is there. */
export const isKept = async (path: string): Promise<boolean> =>
  (await caches.match(path, { cacheName: keptPages, ignoreVary: true })) !== undefined;

/** Fetches and keeps a page that somebody came to without asking the server for it. */
export async function keepPage(event: ExtendableEvent, path: string): Promise<void> {
  const { origin } = scope.location;
  const url = new URL(path, origin);
  if (url.origin !== origin || !mayBePage(url.pathname)) return;
  url.hash = '';
  const request = new Request(url, { headers: { Accept: 'text/html' } });
  await Promise.all(networkFirst.handleAll({ event, request }));
}
