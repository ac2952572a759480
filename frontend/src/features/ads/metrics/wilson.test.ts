import { expect, test } from 'vitest';
import { rateOf, wilsonInterval } from './wilson';

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

// As by those whose view was left out.
test('says nothing impossible where more followed than saw', () => {
  expect(rateOf(2, 1)).toBe(1);
  expect(rounded(2, 1)).toEqual(rounded(2, 2));
  expect(rounded(1, 0)).toEqual(rounded(1, 1));
  expect(rateOf(1, 4)).toBe(0.25);
  expect(rateOf(0, 0)).toBeNull();
});
