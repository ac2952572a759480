import { expect, test } from 'vitest';
import { timeLeft } from './time-left';

const end = Date.UTC(2026, 7, 1);

test('pads every figure to two digits', () => {
  const now = end - (((3 * 24 + 4) * 60 + 5) * 60 + 6) * 1000;
  expect(timeLeft(end, now)).toEqual({ days: '03', hours: '04', minutes: '05', seconds: '06' });
});

test('lets the days grow past two digits', () => {
  expect(timeLeft(end, end - 112 * 24 * 60 * 60 * 1000).days).toBe('112');
});

test('stays at zero once the time has passed', () => {
  expect(timeLeft(end, end + 5000)).toEqual({ days: '00', hours: '00', minutes: '00', seconds: '00' });
});
