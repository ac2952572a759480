import { expect, test } from 'vitest';
import { curveOf } from './curve-path';

test('goes from one side to the other by the time between the points', () => {
  const points = [
    { at: 0, value: 0 },
    { at: 25, value: 5 },
    { at: 100, value: 10 },
  ];
  expect(curveOf(points)).toMatchObject({ line: 'M0 94L25 50L100 6', last: 6 });
});

test('is level where there is a single point, and at the bottom where there is none', () => {
  expect(curveOf([{ at: 7, value: 3 }]).line).toBe('M0 6L100 6');
  expect(curveOf([]).line).toBe('M0 94L100 94');
});

test('stays at the bottom while everything is nothing', () => {
  const none = [
    { at: 0, value: 0 },
    { at: 1, value: 0 },
  ];
  expect(curveOf(none).line).toBe('M0 94L100 94');
});
