import type { WorkerMessage } from '../service-worker/messages';
import { mayBeSignedIn } from '../session/sign-in-mark';

interface WithConnection extends Navigator {
  connection?: { saveData: boolean };
}

const paysForMore = (): boolean => (navigator as WithConnection).connection?.saveData === true;

/** Tells the site's worker, once there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message, []);
}

/** The page for which the browser asked the server. */
function asked(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(loaded?.name ?? window.location.href);
  return pathname + search;
}

/** What the browser has fetched of the built site so far. */
const builtFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));

/**
 * Has a page kept, with all that it needed. Not for whoever may be signed in, is offline, or pays for each byte.
 * @param page its path and query
 */
export async function keepForOffline(page: string): Promise<void> {
  if (mayBeSignedIn() || !navigator.onLine || paysForMore()) return;
  await tellWorker({ kind: 'keep', page, wasAsked: page === asked(), files: builtFiles() });
}
