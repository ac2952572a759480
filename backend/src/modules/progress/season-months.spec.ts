import { calendarMonthOf, dueAt, openState, opensAt } from './season-months.js';

const at = (instant: string) => new Date(instant);

describe('the months of a season', () => {
  it.each([
    ['2026-08-01T00:00:00.000Z', 1, '2026-08'],
    ['2026-08-01T00:00:00.000Z', 5, '2026-12'],
    ['2026-08-01T00:00:00.000Z', 6, '2027-01'],
    ['2026-08-01T00:00:00.000Z', 12, '2027-07'],
    ['2026-01-31T12:00:00.000Z', 2, '2026-02'],
    ['2026-01-31T12:00:00.000Z', 3, '2026-03'],
    ['2026-12-31T23:59:59.999Z', 1, '2026-12'],
    ['2026-12-31T23:59:59.999Z', 2, '2027-01'],
    ['2027-12-31T00:00:00.000Z', 3, '2028-02'],
  ])('from %s: month %d is %s', (start, month, calendarMonth) => {
    expect(calendarMonthOf(at(start), month)).toBe(calendarMonth);
  });

  it('open with the season, then with each calendar month, whichever day it began on', () => {
    const start = at('2026-01-31T12:00:00.000Z');
    expect(opensAt(start, 1)).toEqual(start);
    expect(opensAt(start, 2)).toEqual(at('2026-02-01T00:00:00.000Z'));
    expect(opensAt(start, 12)).toEqual(at('2026-12-01T00:00:00.000Z'));
  });

  it('are due on the first of the month that follows', () => {
    expect(dueAt(at('2026-01-31T12:00:00.000Z'), 1)).toEqual(at('2026-02-01T00:00:00.000Z'));
    expect(dueAt(at('2026-01-31T12:00:00.000Z'), 12)).toEqual(at('2027-01-01T00:00:00.000Z'));
  });

  it.each([
    ['2026-07-31T23:59:59.999Z', 'upcoming'],
    ['2026-08-01T00:00:00.000Z', 'due'],
    ['2026-09-01T23:59:59.999Z', 'due'],
    ['2026-09-02T00:00:00.000Z', 'late'],
  ])('stand at %s: %s', (now, state) => {
    expect(openState(at('2026-08-01T00:00:00.000Z'), 1, at(now))).toBe(state);
  });
});
