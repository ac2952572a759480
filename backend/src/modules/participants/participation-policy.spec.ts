import { graduatedRecently } from './participation-policy.js';

describe('a recent graduation', () => {
  const newYear = new Date('2027-01-01T00:30:00Z');

  it.each([2027, 2026, 2022])('is one of %s', (year) => {
    expect(graduatedRecently(year, newYear)).toBe(true);
  });

  it.each([2021, 2028, 2025.5, '2026', null, undefined, Number.NaN])('is not one of %j', (year) => {
    expect(graduatedRecently(year, newYear)).toBe(false);
  });
});
