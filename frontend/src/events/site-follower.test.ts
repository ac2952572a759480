import { locks } from 'node:worker_threads';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../testing/eventually';
import { FakeEventSource, withFakeEventSource } from '../testing/fake-event-source';
import { BEAT_MS } from './heartbeat';
import { SiteFollower, type TabTools } from './site-follower';

withFakeEventSource();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Tabs with real locks and channels, which no other test's tabs hear of. */
function oneBrowser(): TabTools {
  const name = `site-events-${Math.random()}`;
  const request = (_name: string, options: LockOptions, callback: () => unknown) =>
    locks.request(name, options, callback);
  return {
    locks: { request } as unknown as LockManager,
    openChannel: () => new BroadcastChannel(name),
  };
}

/** The tools of a tab that can be put to sleep: what comes meanwhile waits until it awakes. */
function sleepy({ locks: real, openChannel }: TabTools) {
  let sleep = Promise.resolve();
  let awake = () => {};
  const request = async (...asked: Parameters<LockManager['request']>) => {
    try {
      return await real!.request(...asked);
    } finally {
      await sleep;
    }
  };
  const open = () => {
    const channel = openChannel!();
    const add = channel.addEventListener.bind(channel) as (
      kind: string,
      hear: (event: Event) => void,
    ) => void;
    const later = (kind: string, hear: (event: Event) => void) =>
      add(kind, (event) => void sleep.then(() => hear(event)));
    return Object.assign(channel, { addEventListener: later });
  };
  return {
    tools: { locks: { request }, openChannel: open } as unknown as TabTools,
    fallAsleep: () => {
      sleep = new Promise((resolve) => (awake = resolve));
    },
    awake: () => awake(),
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
  await eventually(() => expect(FakeEventSource.open).toHaveLength(1));
  return FakeEventSource.current;
};

test('tabs of one browser share one stream', async () => {
  const browser = oneBrowser();
  const [first, second] = [openTab(browser), openTab(browser)];
  const stream = await leadingStream();
  stream.tell('ready', 1);
  stream.tell('ad', 2, { id: 1 });
  await eventually(() => expect(second.heard).toContain(2));
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
  await eventually(() => expect(second.heard).toContain(9));
  first.close();
  await eventually(() => expect(FakeEventSource.current.url).toBe('/api/events?lastEventId=9'));
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
  await eventually(() => expect(second.heard).toEqual([2]));
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
  await eventually(() => expect(second.heard).toEqual([2]));
  second.close();
  first.close();
});

test('everybody fetches everything where the stream cannot say what was missed', async () => {
  const browser = oneBrowser();
  const [first, second] = [openTab(browser), openTab(browser)];
  (await leadingStream()).tell('reset', 70);
  await eventually(() => expect(second.heard).toContain('reset'));
  expect(first.heard).toEqual(['reset']);
  second.close();
  first.close();
});

test('the stream is opened anew when somebody signs in in another tab', async () => {
  const browser = oneBrowser();
  const [first, second] = [openTab(browser), openTab(browser)];
  (await leadingStream()).tell('ready', 5);
  second.reopen();
  await eventually(() => expect(FakeEventSource.opened).toHaveLength(2));
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
  await eventually(() => expect(FakeEventSource.open).toHaveLength(2));
  tabs.forEach(({ close }) => close());
  expect(FakeEventSource.open).toEqual([]);
});

/** Somebody looks at this page, or at another one. */
function look(isSeen: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Whatever was told before has arrived then. */
async function roundTrip(): Promise<void> {
  const ends = [new BroadcastChannel('round-trip'), new BroadcastChannel('round-trip')];
  const arrival = new Promise((resolve) => ends[1]!.addEventListener('message', resolve, { once: true }));
  ends.at(0)?.postMessage('there');
  await arrival;
  ends.forEach((end) => end.close());
}

/** Lets beats pass, and what they send arrive. */
async function beat(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    vi.advanceTimersByTime(BEAT_MS);
    await roundTrip();
  }
}

/** A leading tab that can be put to sleep, and another one that follows it, at event 5. */
async function leaderAndFollower() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const browser = oneBrowser();
  const { tools, ...leader } = sleepy(browser);
  const first = openTab(tools);
  const stream = await leadingStream();
  stream.tell('ready', 4);
  stream.tell('ad', 5, { id: 5 });
  const second = openTab(browser);
  await eventually(() => expect(second.heard).toContain(5));
  onTestFinished(() => [first, second].forEach(({ close }) => close()));
  return { first, second, stream, ...leader };
}

test('a follower of a leading tab that is awake goes on following', async () => {
  const { second } = await leaderAndFollower();
  await beat(10);
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(second.onLive.mock.calls).toEqual([[true]]);
});

test('within five seconds a tab takes over from one that sleeps, and says meanwhile that nothing is told', async () => {
  const { second, fallAsleep } = await leaderAndFollower();
  fallAsleep();
  expect(4 * BEAT_MS).toBeLessThan(5_000);
  await beat(4);
  expect(second.onLive).toHaveBeenLastCalledWith(false);
  await eventually(() => expect(FakeEventSource.current.url).toBe('/api/events?lastEventId=5'));
  FakeEventSource.current.tell('ad', 6, { id: 6 });
  FakeEventSource.current.tell('ready', 6);
  expect(second.heard).toEqual([5, 6]);
  expect(second.onLive).toHaveBeenLastCalledWith(true);
});

test('a leading tab that awakes steps down, has missed nothing, and nobody hears anything twice', async () => {
  const { first, second, stream, fallAsleep, awake } = await leaderAndFollower();
  fallAsleep();
  await beat(4);
  await eventually(() => expect(FakeEventSource.opened).toHaveLength(2));
  for (const id of [6, 7]) FakeEventSource.current.tell('ad', id, { id });
  // What the network has kept for it comes before it has heard of the other.
  stream.tell('ad', 6, { id: 6 });
  awake();
  await eventually(() => expect(stream.isClosed).toBe(true));
  await eventually(() => expect(first.heard).toEqual([5, 6, 7]));
  expect(FakeEventSource.open).toHaveLength(1);
  FakeEventSource.current.tell('ad', 8, { id: 8 });
  await eventually(() => expect(first.heard).toEqual([5, 6, 7, 8]));
  expect(second.heard).toEqual([5, 6, 7, 8]);
});

test('a hidden tab asks nobody whether they sleep', async () => {
  const { fallAsleep } = await leaderAndFollower();
  look(false);
  fallAsleep();
  await beat(10);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('a tab that the browser puts to sleep gives the lead away before, and takes its turn again when it is woken', async () => {
  const { first, second } = await leaderAndFollower();
  document.dispatchEvent(new Event('freeze'));
  await eventually(() => expect(FakeEventSource.opened).toHaveLength(2));
  expect(FakeEventSource.open).toHaveLength(1);
  FakeEventSource.current.tell('ad', 6, { id: 6 });
  await eventually(() => expect(first.heard).toEqual([5, 6]));
  document.dispatchEvent(new Event('resume'));
  second.close();
  await eventually(() => expect(FakeEventSource.opened).toHaveLength(3));
  expect(FakeEventSource.current.url).toBe('/api/events?lastEventId=6');
});
