import { expect, test } from 'vitest';
import { dayAfter, monthOf } from './calendar-month';

test('months begin and end at midnight in UTC', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-12-01T00:00:00.000Z'))).toBe('2026-12');
});

test.each([
  ['2026-11', '2026-12-01'],
  ['2026-12', '2027-01-01'],
  ['2028-02', '2028-03-01'],
])('the next vote after one in %s can be given on %s', (month, day) => {
  expect(dayAfter(month)).toBe(day);
});
