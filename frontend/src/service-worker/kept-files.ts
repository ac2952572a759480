import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isBuiltFile } from './addresses';
import { filesExpire, turnOfKeeping, keptFiles } from './kept-caches';
import { scope } from './scope';

const cacheFirst = new CacheFirst({
  cacheName: keptFiles,
  matchOptions: { ignoreVary: true },
  plugins: [filesExpire],
});

/** Files of kept pages come from where they are kept; all others are the network's and the browser's, which keep them for a year. */
export function keepFiles(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && isBuiltFile(url.pathname),
    async ({ request }) => {
      const kept = await caches.match(request, { cacheName: keptFiles, ignoreVary: true });
      return kept ?? fetch(request);
    },
  );
}

/** Keeps what a page needed. */
export async function keepFilesOf(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  const turn = turnOfKeeping();
  const { origin } = scope.location;
  const own = addresses
    .map((address) => new URL(address, origin))
    .filter((url) => url.origin === origin && isBuiltFile(url.pathname));
  for (const url of own) {
    if (turn !== turnOfKeeping()) return;
    await Promise.all(cacheFirst.handleAll({ event, request: new Request(url) }));
  }
}
