import { expect, test } from 'vitest';
import { aRun, anAd } from '../../../testing/samples';
import { actionsOn, hasBegun, isOver, isStartOpen, wordsOf, type OwnAd } from './run-words';

const ahead = new Date(Date.now() + 86_400_000).toISOString();
const justNow = new Date(Date.now() - 1_000).toISOString();
const past = '2026-01-01T00:00:00.000Z';
const ad = (status: OwnAd['status'], run: Partial<OwnAd['run']> = {}): OwnAd => ({
  ...anAd({ status }),
  run: aRun(run),
});

test.each([
  ['pending', ad('pending')],
  ['pendingFrom', ad('pending', { startsAt: ahead })],
  ['pending', ad('pending', { startsAt: past })],
  ['stopped', ad('pending', { daysLeft: 12 })],
  ['startsOn', ad('approved', { startsAt: ahead })],
  ['notBegun', ad('approved')],
  ['startsOn', ad('approved', { startsAt: justNow })],
  ['running', ad('approved', { state: 'running' })],
  ['paused', ad('approved', { state: 'paused' })],
  ['paused', ad('pending', { state: 'paused' })],
  ['rejected', ad('rejected')],
  ['withdrawn', ad('rejected', { state: 'withdrawn', daysLeft: 0 })],
  ['completed', ad('completed', { state: 'completed', daysLeft: 0 })],
  ['completed', ad('approved', { daysLeft: 0 })],
] as const)('says that a run is %s', (words, each) => {
  expect(wordsOf(each)).toBe(words);
});

test.each([
  ['may be withdrawn before a decision', ad('pending'), ['withdraw']],
  ['is decided on once it was approved, also while an edit waits', ad('pending', { approvedAt: past }), []],
  ['may be resumed while an edit waits', ad('pending', { state: 'paused', approvedAt: past }), ['resume']],
  ['may be paused once it is approved', ad('approved', { state: 'running' }), ['pause']],
  ['may be resumed after a pause', ad('approved', { state: 'paused' }), ['resume']],
  ['is left to an edit where it was rejected', ad('rejected'), []],
  ['may be run again once it is over', ad('completed', { state: 'completed' }), ['copy']],
  ['may be run again once it is withdrawn', ad('rejected', { state: 'withdrawn' }), ['copy']],
] as const)('an ad %s', (_what, each, actions) => {
  expect(actionsOn(each)).toEqual(actions);
});

test('an ad is over for the public, too, once it is completed', () => {
  expect(isOver(anAd({ status: 'completed' }))).toBe(true);
  expect(isOver(anAd({ status: 'approved' }))).toBe(false);
});

test('the first day may be chosen until the run has begun', () => {
  expect(isStartOpen(ad('pending'))).toBe(true);
  expect(isStartOpen(ad('pending', { daysLeft: 12 }))).toBe(false);
  expect(isStartOpen(ad('approved', { state: 'running' }))).toBe(false);
});

test.each([
  ['before it is approved', {}, false],
  ['before the first day that was chosen', { startsAt: ahead, approvedAt: past }, false],
  ['while it runs, also on its first day', { state: 'running', startsAt: past, approvedAt: past }, true],
  ['while it rests, also on its first day', { state: 'paused', approvedAt: past }, true],
  ['where the version before sent it back', { daysLeft: 12 }, true],
] as const)('says whether a run has begun %s', (_when, run, begun) => {
  expect(hasBegun(aRun(run))).toBe(begun);
});
