const DAY_MS = 24 * 60 * 60 * 1000;

/** That many days before now; a negative count lies ahead. */
export const daysAgo = (count: number): Date => new Date(Date.now() - count * DAY_MS);
