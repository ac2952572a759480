import type { Dispatch } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baseApi } from '../api/base-api';
import { FakeEventSource, withFakeEventSource } from '../testing/fake-event-source';
import { followSite } from './follow-site';
import { liveSlice } from './live-slice';

withFakeEventSource();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const alone = { locks: undefined, openChannel: undefined };

function follow() {
  const dispatch = vi.fn<(action: unknown) => void>();
  const following = followSite(dispatch as unknown as Dispatch, alone);
  const invalidated = () =>
    dispatch.mock.calls
      .map(([action]) => action)
      .filter(baseApi.util.invalidateTags.match)
      .map(({ payload }) => payload);
  const lives = () =>
    dispatch.mock.calls
      .map(([action]) => action)
      .filter(liveSlice.actions.liveChanged.match)
      .map(({ payload }) => payload);
  return { following, invalidated, lives };
}

const onChain = ['WalletCoins', 'SplitterMoney'];

test.each([
  ['ad', { id: 4 }, ['Ad', 'OwnAds', 'AdminAds', 'Tokenomics', ...onChain]],
  ['payment', { id: 4, adId: 12 }, [{ type: 'Payment', id: 12 }, ...onChain]],
  ['payment', { id: 4 }, undefined],
  [
    'participant',
    { id: 3, participantId: 3 },
    [
      { type: 'Participant', id: 3 },
      { type: 'Participant', id: 'list' },
      'Season',
      'Eligibility',
      'ChallengeSettings',
      'Award',
    ],
  ],
  [
    'vote',
    { votes: { 3: 12, 5: 1 } },
    [
      'Burst',
      { type: 'Comment', id: 3 },
      { type: 'Comment', id: 5 },
      { type: 'Comment', id: 'list' },
      { type: 'VoteMonth', id: 3 },
      { type: 'VoteMonth', id: 5 },
      { type: 'VoteMonth', id: 'list' },
      { type: 'Participant', id: 3 },
      { type: 'Participant', id: 5 },
      { type: 'Participant', id: 'list' },
      'Award',
    ],
  ],
  ['vote', { id: '2026-03' }, ['Burst', 'Comment', 'VoteMonth', 'Participant', 'Award']],
  [
    'progress',
    { id: 9, participantId: 3 },
    [
      { type: 'Progress', id: 3 },
      { type: 'Progress', id: 'list' },
      { type: 'Participant', id: 3 },
      { type: 'Participant', id: 'list' },
      'Award',
    ],
  ],
  [
    'comment',
    { id: 31, reportId: 7, participantId: 3 },
    [
      { type: 'Talk', id: 7 },
      { type: 'Talk', id: 'list' },
    ],
  ],
  ['comment', { id: 31 }, ['Talk']],
  ['award', { id: 1 }, ['Award', 'Judge']],
  ['settings', { id: 'challengeEndDate' }, ['ChallengeSettings']],
  ['notification', { id: 9 }, ['Notification', 'Badge', 'OwnAds']],
])('an event %s %j makes %j out of date', (name, data, tags) => {
  const { invalidated, following } = follow();
  FakeEventSource.current.tell(name, 1, data);
  vi.advanceTimersByTime(300);
  expect(invalidated()).toEqual(tags ? [tags] : []);
  following.stop();
});

test('a burst is fetched once for each kind of change', () => {
  const { invalidated, following } = follow();
  for (let id = 1; id <= 200; id++) FakeEventSource.current.tell(id % 2 ? 'award' : 'vote', id, { id });
  vi.advanceTimersByTime(299);
  expect(invalidated()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(invalidated()).toEqual([
    ['Award', 'Judge'],
    ['Burst', 'Comment', 'VoteMonth', 'Participant', 'Award'],
  ]);
  following.stop();
});

test('readers who are told of a change at the same moment ask one after another, and soon', () => {
  vi.mocked(Math.random).mockReturnValue(0.999);
  const { invalidated, following } = follow();
  FakeEventSource.current.tell('award', 1, { id: 1 });
  vi.advanceTimersByTime(700);
  expect(invalidated()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(invalidated()).toEqual([['Award', 'Judge']]);
  following.stop();
});

test('while votes keep coming the page asks more and more seldom, and at once again after a quiet time', () => {
  const { invalidated, following } = follow();
  const begin = Date.now();
  const asked: number[] = [];
  let id = 0;
  const pass = (seconds: number, votes: boolean) => {
    for (const end = Date.now() + seconds * 1_000; Date.now() < end;) {
      if (votes) FakeEventSource.current.tell('vote', ++id, { votes: { [id % 9]: id } });
      vi.advanceTimersByTime(100);
      while (asked.length < invalidated().length) asked.push(Date.now() - begin);
    }
  };
  pass(40, true);
  expect(asked).toEqual([300, 1_300, 3_300, 7_300, 15_300, 25_300, 35_300]);
  // What came last is fetched still, and the pause after it passes without a change.
  pass(20, false);
  expect(asked.slice(7)).toEqual([45_300]);
  pass(0.5, true);
  expect(asked.slice(8)).toEqual([60_300]);
  following.stop();
});

test.each([
  ['the own account', 'notification', ['Notification', 'Badge', 'OwnAds']],
  ['the own payment', 'payment', [{ type: 'Payment', id: 12 }, ...onChain]],
  ['a report', 'progress', ['Progress', 'Participant', 'Award']],
])('what concerns %s is fetched at once, however many votes there are', (_, name, tags) => {
  const { invalidated, following } = follow();
  for (let id = 1; id <= 300; id++) {
    FakeEventSource.current.tell('vote', id, { votes: { 3: id } });
    vi.advanceTimersByTime(100);
  }
  const before = invalidated().length;
  FakeEventSource.current.tell(name, 301, { id: 9, adId: 12 });
  vi.advanceTimersByTime(300);
  expect(invalidated().slice(before)).toEqual([tags]);
  following.stop();
});

test('a page that nobody sees fetches once it is looked at', () => {
  const { invalidated, following } = follow();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  FakeEventSource.current.tell('award', 1, { id: 1 });
  vi.advanceTimersByTime(5_000);
  expect(invalidated()).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(invalidated()).toEqual([['Award', 'Judge']]);
  following.stop();
});

test('begins with what happened since the page was asked for, and goes on from the last event', () => {
  const { lives, following } = follow();
  expect(FakeEventSource.current.url).toMatch(/^\/api\/events\?since=\d+$/);
  FakeEventSource.current.tell('ready', 41);
  FakeEventSource.current.tell('ad', 42, { id: 1 });
  FakeEventSource.current.fail();
  expect(lives()).toEqual([true, false]);
  expect(FakeEventSource.open).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(FakeEventSource.current.url).toBe('/api/events?lastEventId=42');
  following.stop();
});

test('comes back later and later, and at once when the browser is online again', () => {
  const { following } = follow();
  const waits = [1, 2, 3, 4, 5, 6, 7].map(() => {
    FakeEventSource.current.fail();
    const begin = Date.now();
    while (FakeEventSource.open.length === 0) vi.advanceTimersByTime(100);
    return Date.now() - begin;
  });
  expect(waits[0]).toBeLessThanOrEqual(1_000);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(15_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_000);
  FakeEventSource.current.fail();
  window.dispatchEvent(new Event('online'));
  expect(FakeEventSource.open).toHaveLength(1);
  following.stop();
});

test('fetches everything but the session anew where too much was missed', () => {
  const { invalidated, following } = follow();
  FakeEventSource.current.tell('reset', 900);
  vi.advanceTimersByTime(300);
  const [tags] = invalidated();
  expect(tags).toContain('Participant');
  expect(tags).not.toContain('CurrentUser');
  following.stop();
});

test('opens anew for whoever signs in, and ends', () => {
  const { following } = follow();
  FakeEventSource.current.tell('ready', 7);
  following.reopen();
  expect(FakeEventSource.open.map(({ url }) => url)).toEqual(['/api/events?lastEventId=7']);
  following.stop();
  expect(FakeEventSource.open).toEqual([]);
});
