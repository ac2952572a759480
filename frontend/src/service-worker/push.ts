/** What the site's server says of a notice; see `PushMessage` of the API. */
interface PushMessage {
  title: string;
  body: string;
  /** From the site's root on. */
  path: string;
  tag: string;
  lang: string;
  dir: NotificationDirection;
}

/** Notifications show it small. */
const ICON = '/icon-192.png';

/** A place on this site; whatever else is named leads to its first page. */
export function ownAddress(path: unknown, origin: string): string {
  const address = typeof path === 'string' ? URL.parse(path, origin) : null;
  return address?.origin === origin ? address.href : `${origin}/`;
}

/** Browsers take the subscription away from a site that shows nothing: what cannot be read is told of all the same. */
function messageOf(event: PushEvent): Partial<PushMessage> {
  try {
    return (event.data?.json() ?? {}) as Partial<PushMessage>;
  } catch {
    return {};
  }
}

async function show(worker: ServiceWorkerGlobalScope, event: PushEvent): Promise<void> {
  const { title = worker.location.hostname, path, ...words } = messageOf(event);
  const data = { address: ownAddress(path, worker.location.origin) };
  await worker.registration.showNotification(title, { ...words, icon: ICON, badge: ICON, data });
}

/** A page that shows it already comes to the front; one that shows something else is left as it is, with what was typed there. */
async function open(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  const { address } = notification.data as { address: string };
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}

/** Shows what the server pushes, and leads to it. */
export function tellOfNews(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event)));
  worker.addEventListener('notificationclick', (event) => event.waitUntil(open(worker, event.notification)));
}
