import { endOfMonth, monthOf, startOfMonth } from './calendar-month.js';

describe('calendar months', () => {
  it('go by UTC, whatever the clock on the wall says', () => {
    expect(monthOf(new Date('2027-01-31T23:59:59.999Z'))).toBe('2027-01');
    expect(monthOf(new Date('2027-02-01T00:00:00.000Z'))).toBe('2027-02');
  });

  it('end where the next begins, over the turn of the year too', () => {
    expect(startOfMonth('2026-12').toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(endOfMonth('2026-12').toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});
