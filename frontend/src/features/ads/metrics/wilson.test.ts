import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson';

const rounded = (successes: number, trials: number) =>
  wilsonInterval(successes, trials).map((part) => Math.round(part * 1e4) / 1e4);

// Brown, Cai and DasGupta, Interval Estimation for a Binomial Proportion (2001): formula (4), computed anew.
test.each([
  [3, 100, [0.0103, 0.0845]],
  [0, 10, [0, 0.2775]],
  [10, 10, [0.7225, 1]],
  [50, 100, [0.4038, 0.5962]],
])('says of %i in %i how sure its rate is', (successes, trials, interval) => {
  expect(rounded(successes, trials)).toEqual(interval);
});

test('says nothing of what was never tried', () => {
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
});

test('grows more certain with more trials', () => {
  const width = (trials: number) => {
    const [low, high] = wilsonInterval(trials / 10, trials);
    return high - low;
  };
  expect(width(1_000)).toBeLessThan(width(100));
});
