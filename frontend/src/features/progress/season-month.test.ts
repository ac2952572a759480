import { expect, test } from 'vitest';
import { seasonMonth } from './season-month';

test.each([
  ['2026-08-01T00:00:00.000Z', 1, '2026-08'],
  ['2026-08-01T00:00:00.000Z', 12, '2027-07'],
  ['2026-01-31T23:59:59.999Z', 2, '2026-02'],
  ['2026-11-30T22:00:00-04:00', 1, '2026-12'],
])('of a season that starts at %s the month %i is %s', (start, month, calendar) => {
  expect(seasonMonth(start, month)).toBe(calendar);
});
