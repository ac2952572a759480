import { expect, test } from 'vitest';
import { nothingFiltered } from '../../../testing/samples';
import type { AdDay } from '../placements/api';
import { countsByDay, leftOut } from './metrics-sums';

const row = (given: Partial<AdDay>): AdDay => ({
  day: '2026-11-02',
  slot: 'home-banner',
  served: 0,
  viewable: 0,
  clicks: 0,
  filtered: nothingFiltered,
  ...given,
});
const rows = [
  row({ served: 9, viewable: 5, clicks: 1 }),
  row({ slot: 'awards-banner', served: 4, viewable: 2 }),
  row({ day: '2026-11-04', served: 1, filtered: { ...nothingFiltered, robot: 2, owner: 7 } }),
];
const period = { from: '2026-11-01', to: '2026-11-04' };

test('sums up the places of each day, and names days without any figure', () => {
  expect(countsByDay(rows, period)).toEqual([
    { day: '2026-11-01', served: 0, viewable: 0, clicks: 0 },
    { day: '2026-11-02', served: 13, viewable: 7, clicks: 1 },
    { day: '2026-11-03', served: 0, viewable: 0, clicks: 0 },
    { day: '2026-11-04', served: 1, viewable: 0, clicks: 0 },
  ]);
});

test('names what was left out, most first', () => {
  expect(leftOut(rows)).toEqual([
    ['owner', 7],
    ['robot', 2],
  ]);
});
