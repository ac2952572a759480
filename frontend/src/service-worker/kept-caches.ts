import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';

/** Caches of what strangers saw; pages and worker call them by these names. */
export const keptPages = 'pages';
export const keptFiles = 'files';

const day = 24 * 60 * 60;

/** As many pages as a visit has, for as long as they are worth reading. */
export const pagesExpire = new ExpirationPlugin({
  maxEntries: 30,
  maxAgeSeconds: 7 * day,
  purgeOnQuotaError: true,
});

/** Several pages need most of them. */
export const filesExpire = new ExpirationPlugin({
  maxEntries: 400,
  maxAgeSeconds: 30 * day,
  purgeOnQuotaError: true,
});

let turn = 0;

/** Changes whenever all is forgotten: what was asked for before that is not kept after it. */
export const turnOfKeeping = (): number => turn;

/** Leaves nothing of what was seen so far. */
export async function forgetKept(): Promise<void> {
  turn += 1;
  await Promise.all([keptPages, keptFiles].map(forget));
}

/** With what was written down of when each was seen. */
async function forget(cacheName: string): Promise<void> {
  await caches.delete(cacheName);
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete();
}
