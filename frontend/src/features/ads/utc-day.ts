export const DAY_MS = 86_400_000;

/** A day in UTC, such as 2026-11-26. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day so many days from now, in UTC; before now where they are negative. */
export const dayAhead = (days: number): string => dayOf(Date.now() + days * DAY_MS);
