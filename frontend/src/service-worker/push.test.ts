import { expect, test, vi } from 'vitest';
import { ownAddress, tellOfNews } from './push';

const origin = 'https://change-makers.example';

type Handler = (event: object) => void;

/** As a browser runs it: what it shows and opens is kept. */
function worker(pages: { url: string; focus: () => Promise<void> }[] = []) {
  const handlers = new Map<string, Handler>();
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {});
  const openWindow = vi.fn<(address: string) => Promise<null>>(async () => null);
  tellOfNews({
    location: { origin, hostname: 'change-makers.example' },
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  } as unknown as ServiceWorkerGlobalScope);
  const fire = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    handlers.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { fire, showNotification, openWindow };
}

const message = {
  title: 'Site',
  body: 'News',
  path: '/participants/3?vote=1',
  tag: 'notice-4',
  lang: 'en',
  dir: 'ltr',
};
const pushed = (data: unknown) => ({ data: { json: () => data } });

test('shows the words, and keeps where they lead', async () => {
  const { fire, showNotification } = worker();
  await fire('push', pushed(message));
  const [title, options] = showNotification.mock.calls[0]!;
  expect(title).toBe('Site');
  expect(options).toMatchObject({
    body: 'News',
    tag: 'notice-4',
    lang: 'en',
    data: { address: `${origin}/participants/3?vote=1` },
  });
});

test('says something where a message cannot be read, as browsers ask for', async () => {
  const { fire, showNotification } = worker();
  const broken = () => {
    throw new SyntaxError('no JSON');
  };
  await fire('push', { data: { json: broken } });
  await fire('push', { data: null });
  for (const [title, options] of showNotification.mock.calls) {
    expect(title).toBe('change-makers.example');
    expect(options).toMatchObject({ data: { address: `${origin}/` } });
  }
  expect(showNotification).toHaveBeenCalledTimes(2);
});

test.each([
  ['/notifications', `${origin}/notifications`],
  ['https://evil.example/', `${origin}/`],
  ['//evil.example/', `${origin}/`],
  ['javascript:alert(1)', `${origin}/`],
  ['/\\evil.example', `${origin}/`],
  [undefined, `${origin}/`],
])('leads from %s to this site alone', (path, address) => {
  expect(ownAddress(path, origin)).toBe(address);
});

const pressed = (address: string) => {
  const close = vi.fn<() => void>();
  return { close, event: { notification: { data: { address }, close } } };
};

test('opens a page of its own, and leaves others as they are', async () => {
  const other = { url: `${origin}/submit-ad`, focus: vi.fn<() => Promise<void>>() };
  const { fire, openWindow } = worker([other]);
  const { event, close } = pressed(`${origin}/ads/7`);
  await fire('notificationclick', event);
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/ads/7`);
  expect(other.focus).not.toHaveBeenCalled();
});

test('brings a page to the front that shows it already', async () => {
  const there = { url: `${origin}/ads/7`, focus: vi.fn<() => Promise<void>>(async () => {}) };
  const { fire, openWindow } = worker([there]);
  await fire('notificationclick', pressed(there.url).event);
  expect(there.focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});
