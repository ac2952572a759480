import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerMessage } from '../service-worker/messages';
import { keepForOffline } from './offline-copies';

const postMessage = vi.fn<(message: WorkerMessage, transferred: object[]) => void>();

beforeEach(() => {
  postMessage.mockClear();
  document.cookie = 'signed-in=0';
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const entry = (name: string) => ({ name }) as PerformanceEntry;
  const resources = ['/assets/Faq-1a2b.js', '/api/ads', '/preferences.js'];
  const { origin } = window.location;
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) =>
      type === 'navigation' ? [entry(`${origin}/faq?tab=1`)] : resources.map((path) => entry(origin + path)),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

test('has a page kept with the files of the site that it needed', async () => {
  await keepForOffline('/faq?tab=1');
  const files = [`${window.location.origin}/assets/Faq-1a2b.js`];
  await keepForOffline('/about');
  expect(postMessage.mock.calls.map(([message]) => message)).toEqual([
    { kind: 'keep', page: '/faq?tab=1', wasAsked: true, files },
    { kind: 'keep', page: '/about', wasAsked: false, files },
  ]);
});

test('keeps nothing of whoever may be signed in', async () => {
  document.cookie = 'signed-in=1';
  await keepForOffline('/faq');
  expect(postMessage).not.toHaveBeenCalled();
});

test('keeps nothing without a network, nor where every byte is paid for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await keepForOffline('/faq');
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await keepForOffline('/faq');
  expect(postMessage).not.toHaveBeenCalled();
});

test('does without where a browser has no workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(keepForOffline('/faq')).resolves.toBeUndefined();
});
