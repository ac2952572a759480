import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adsApi } from '../api/generated/ads';
import { answerCalls } from '../testing/answer-calls';
import { makeAd } from '../testing/make-ad';
import { renderAt } from '../testing/render';
import { followSite } from './follow-site';
import { FakeEventSource, withFakeEventSource } from '../testing/fake-event-source';
import { useFallbackPolling } from './use-fallback-polling';
import { PanelShown } from '../ui/tabs/panel-shown';
import { useCatchUp } from './use-seen';
import { usePollingWhileSeen } from './use-polling-while-seen';

withFakeEventSource();
const ads = adsApi.enhanceEndpoints({ endpoints: { getAd: { providesTags: ['Ad'] } } });
const alone = { locks: undefined, openChannel: undefined };
let following: ReturnType<typeof followSite> | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  following?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function look(isSeen: boolean): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** A page that shows something whose payment moves, or is settled. @returns how often it has asked for it */
async function open(useInterval: () => number) {
  const calls = answerCalls({ 'GET /api/ads/1': [200, makeAd()] });
  function Payment() {
    const pollingInterval = useInterval();
    ads.useGetAdQuery({ id: 1 }, { pollingInterval });
    return null;
  }
  const { store } = renderAt('/', <Payment />);
  following = followSite(store.dispatch, alone);
  await pass(0);
  return () => calls.length;
}

const useMoving = () => useFallbackPolling(true);
const useSettled = () => useFallbackPolling(false);
const useUntold = () => usePollingWhileSeen(5_000);
const streams = () => act(async () => FakeEventSource.current.tell('ready', 1));
const isLost = () => act(async () => FakeEventSource.current.fail());

test('nothing is asked for again and again while the server tells of changes', async () => {
  const asked = await open(useMoving);
  await streams();
  await pass(60_000);
  expect(asked()).toBe(1);
});

test('what moves is asked for while the stream is lost, and no longer once it is back', async () => {
  const asked = await open(useMoving);
  await streams();
  await isLost();
  await pass(900);
  await pass(10_100);
  const whileLost = asked();
  expect(whileLost).toBeGreaterThanOrEqual(3);
  await streams();
  await pass(60_000);
  expect(asked()).toBe(whileLost);
});

test('what is settled is not asked for even then', async () => {
  const asked = await open(useSettled);
  await isLost();
  await pass(60_000);
  expect(asked()).toBe(1);
});

test.each([
  ['what moves while the stream is lost', useMoving],
  ['what is never told of', useUntold],
])('a hidden page asks for nothing: %s', async (_, useInterval) => {
  const asked = await open(useInterval);
  await isLost();
  await look(false);
  await pass(60_000);
  expect(asked()).toBe(1);
  await look(true);
  await pass(11_000);
  expect(asked()).toBeGreaterThanOrEqual(3);
});

test('whoever comes back to a page that nothing was told asks once for all it shows', async () => {
  const asked = await open(useSettled);
  await isLost();
  await look(false);
  await pass(30_000);
  await isLost();
  await look(true);
  await pass(60_000);
  expect(asked()).toBe(2);
});

test('whoever comes back to a page that is told of changes asks for nothing that did not change', async () => {
  const asked = await open(useSettled);
  await streams();
  await look(false);
  await pass(30_000);
  await look(true);
  await pass(60_000);
  expect(asked()).toBe(1);
});

test.each([
  ['what moves while the stream is lost', useMoving],
  ['what is never told of', useUntold],
])('a panel that is not open asks for nothing, and at once when it is opened: %s', async (_, useInterval) => {
  const calls = answerCalls({ 'GET /api/ads/1': [200, makeAd()] });
  function Payment() {
    const pollingInterval = useInterval();
    useCatchUp(ads.useGetAdQuery({ id: 1 }, { pollingInterval }).refetch);
    return null;
  }
  function Console() {
    const [isOpen, setOpen] = useState(true);
    return (
      <PanelShown value={isOpen}>
        <Payment />
        <button onClick={() => setOpen(!isOpen)}>Turn</button>
      </PanelShown>
    );
  }
  renderAt('/', <Console />);
  await pass(11_000);
  const whileOpen = calls.length;
  expect(whileOpen).toBeGreaterThanOrEqual(2);
  const turn = () => act(async () => fireEvent.click(screen.getByRole('button')));
  await turn();
  await pass(60_000);
  expect(calls).toHaveLength(whileOpen);
  await turn();
  await pass(100);
  expect(calls).toHaveLength(whileOpen + 1);
});
