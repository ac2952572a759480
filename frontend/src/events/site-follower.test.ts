import { expect, onTestFinished, test, vi } from 'vitest';
import { FakeEventSource, withFakeEventSource } from '../testing/fake-event-source';
import { SiteFollower, type TabTools } from './site-follower';

withFakeEventSource();

/** One lock that goes from tab to tab in the order of asking. */
function oneBrowser(): TabTools {
  let before: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, callback: () => Promise<unknown>) => {
    const take = async () => {
      await before;
      return signal?.aborted ? undefined : callback();
    };
    const turn = take();
    before = turn;
    return turn;
  };
  const name = `site-events-${Math.random()}`;
  return {
    locks: { request } as unknown as LockManager,
    openChannel: () => new BroadcastChannel(name),
  };
}

function openTab(browser: TabTools) {
  const heard: (number | string)[] = [];
  const onLive = vi.fn<(isLive: boolean) => void>();
  const follower = new SiteFollower(
    { onEvent: ({ id }) => heard.push(id), onReset: () => heard.push('reset'), onLive },
    browser,
  );
  follower.start();
  return { heard, onLive, close: () => follower.stop(), reopen: () => follower.reopen() };
}

const leadingStream = async () => {
  await vi.waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  return FakeEventSource.current;
};

test('tabs of one browser share one stream', async () => {
  const browser = oneBrowser();
  const [first, second] = [openTab(browser), openTab(browser)];
  const stream = await leadingStream();
  stream.tell('ready', 1);
  stream.tell('ad', 2, { id: 1 });
  await vi.waitFor(() => expect(second.heard).toContain(2));
  expect(first.heard).toEqual([2]);
  expect(second.onLive).toHaveBeenLastCalledWith(true);
  expect(FakeEventSource.opened).toHaveLength(1);
  second.close();
  first.close();
});

test('another takes over from the last event when the leading tab goes, and misses nothing', async () => {
  const browser = oneBrowser();
  const [first, second] = [openTab(browser), openTab(browser)];
  const stream = await leadingStream();
  stream.tell('ready', 1);
  for (let id = 2; id <= 9; id++) stream.tell('ad', id, { id });
  await vi.waitFor(() => expect(second.heard).toContain(9));
  first.close();
  await vi.waitFor(() => expect(FakeEventSource.current.url).toBe('/api/events?lastEventId=9'));
  FakeEventSource.current.tell('ad', 10, { id: 10 });
  FakeEventSource.current.tell('ready', 10);
  expect(second.heard.at(-1)).toBe(10);
  second.close();
});

test('a new tab hears what happened while it was being loaded', async () => {
  const browser = oneBrowser();
  const first = openTab(browser);
  const stream = await leadingStream();
  stream.tell('ready', 1);
  stream.tell('ad', 2, { id: 2 });
  const second = openTab(browser);
  await vi.waitFor(() => expect(second.heard).toEqual([2]));
  expect(first.heard).toEqual([2]);
  second.close();
  first.close();
});

test('a new tab fetches nothing again because the clock was set back meanwhile', async () => {
  const browser = oneBrowser();
  const first = openTab(browser);
  (await leadingStream()).tell('ready', 1);
  FakeEventSource.current.tell('ad', 2, { id: 2 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const second = openTab(browser);
  await vi.waitFor(() => expect(second.heard).toEqual([2]));
  second.close();
  first.close();
});

test('everybody fetches everything where the stream cannot say what was missed', async () => {
  const browser = oneBrowser();
  const [first, second] = [openTab(browser), openTab(browser)];
  (await leadingStream()).tell('reset', 70);
  await vi.waitFor(() => expect(second.heard).toContain('reset'));
  expect(first.heard).toEqual(['reset']);
  second.close();
  first.close();
});

test('the stream is opened anew when somebody signs in in another tab', async () => {
  const browser = oneBrowser();
  const [first, second] = [openTab(browser), openTab(browser)];
  (await leadingStream()).tell('ready', 5);
  second.reopen();
  await vi.waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
  expect(FakeEventSource.open.map(({ url }) => url)).toEqual(['/api/events?lastEventId=5']);
  second.close();
  first.close();
});

test.each([
  ['locks', { locks: undefined }],
  ['channels', { openChannel: undefined }],
])('each tab has a stream of its own in a browser without %s', async (_, missing) => {
  const browser = { ...oneBrowser(), ...missing };
  const tabs = [openTab(browser), openTab(browser)];
  await vi.waitFor(() => expect(FakeEventSource.open).toHaveLength(2));
  tabs.forEach(({ close }) => close());
  expect(FakeEventSource.open).toEqual([]);
});
