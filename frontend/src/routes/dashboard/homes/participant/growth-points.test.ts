import { expect, test } from 'vitest';
import { followersOverTime, votesByMonth } from './growth-points';

const now = Date.UTC(2026, 10, 28, 12);

test('has every month since the one before the first vote, also those without any', () => {
  const votes = [
    { month: '2026-09', votes: 4, counted: 3 },
    { month: '2026-11', votes: 5, counted: 5 },
  ];
  expect(votesByMonth(votes, now)).toEqual([
    { at: Date.UTC(2026, 7), value: 0 },
    { at: Date.UTC(2026, 8), value: 3 },
    { at: Date.UTC(2026, 9), value: 0 },
    { at: Date.UTC(2026, 10), value: 5 },
  ]);
});

test('goes back a year, and has nothing to draw where there was no vote', () => {
  const old = [{ month: '2025-12', votes: 4, counted: 4 }];
  expect(votesByMonth(old, now)).toHaveLength(12);
  expect(votesByMonth([], now)).toEqual([]);
});

test('ends with how many follow now', () => {
  expect(followersOverTime([{ day: '2026-11-01', followers: 2 }], 3, now)).toEqual([
    { at: Date.UTC(2026, 10, 1), value: 2 },
    { at: now, value: 3 },
  ]);
});
