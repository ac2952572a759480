import { expect, test } from 'vitest';
import { graduatedRecently } from './participant-rules';

const now = new Date('2026-03-01T12:00:00Z');

test.each([2026, 2024, 2021])('counts %i as a recent graduation', (year) => {
  expect(graduatedRecently(year, now)).toBe(true);
});

test.each([2020, 2027, 2023.5])('does not count %d', (year) => {
  expect(graduatedRecently(year, now)).toBe(false);
});
