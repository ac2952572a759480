/** Of a normal distribution, 95 % lie within so many standard deviations of the middle. */
const Z = 1.96;

/**
 * Between which the true rate lies with a certainty of 95 %, by Wilson's score interval: unlike the usual one it holds for few trials
 * and for rates near 0. Parts of one; of no trials at all nothing is known.
 */
export function wilsonInterval(successes: number, tried: number): [low: number, high: number] {
  const trials = trialsOf(successes, tried);
  if (trials === 0) return [0, 1];
  const rate = successes / trials;
  const spread = Z * Math.sqrt((rate * (1 - rate) + Z ** 2 / (4 * trials)) / trials);
  const middle = rate + Z ** 2 / (2 * trials);
  const scale = 1 + Z ** 2 / trials;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** How many of all, as a part of one; null of none at all. */
export function rateOf(successes: number, tried: number): number | null {
  const trials = trialsOf(successes, tried);
  return trials > 0 ? successes / trials : null;
}

/** A view may be left out whose click counts; whoever followed the ad had it before them all the same. */
const trialsOf = (successes: number, tried: number): number => Math.max(successes, tried);
