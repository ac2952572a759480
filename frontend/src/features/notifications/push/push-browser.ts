import { isPushSupported } from './push-support';

/** A browser may take its time to start the site's worker; one that never does is not waited for without end (ms). */
const LONGEST_MS = 20_000;

/** Whether its reader, or whoever set it up, has refused that. */
export const isRefused = (): boolean => isPushSupported() && Notification.permission === 'denied';

async function worker(): Promise<ServiceWorkerRegistration> {
  const tooLong = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The worker of the site does not start')), LONGEST_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLong]);
}

/** The subscription that it has; null without one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the reader, and subscribes; null where that is refused. One for another key of the site is of no use any more. @throws where the browser cannot */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends whatever it is told of. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

/** Of base64url, which not every browser takes. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.codePointAt(0)!);
}

/** As the API takes it. */
export function targetOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}
