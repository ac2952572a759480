import type { DemoSeason } from './demo-season.js';

const MINUTE_MS = 60 * 1000;

/** How many votes each participant gets in each month of the season, by username; those of the last one come as it passes. */
export const DEMO_VOTES: Readonly<Record<string, readonly number[]>> = {
  nadia: [9, 11, 12, 13, 13, 13, 11],
  kwame: [6, 7, 9, 13, 15, 18, 17],
  ines: [10, 12, 14, 16, 17, 16, 14],
  ravi: [5, 4, 6, 5, 6, 8, 5],
  sofie: [7, 8, 6, 9, 10, 12, 9],
};

/** The votes of DEMO_COPIES: for whom, and why they do not count. */
export const COPIED_VOTES = {
  participant: 'ravi',
  reason: 'Four accounts of one name, made within ten minutes and used for this one vote.',
} as const;

/** In the middle of the third month, two minutes apart; the first has the number 0. */
export const copiedVotesAt = (season: DemoSeason, number: number): Date =>
  new Date(season.within(3, 0.5).getTime() + 2 * number * MINUTE_MS);

/** For whom the votes of DEMO_CLASS are. */
export const CLASS_VOTES_FOR = 'kwame';

/** Some hours ago, so that their month is still open whatever day it is; six minutes apart. */
export const classVotesAt = (season: DemoSeason, number: number): Date =>
  new Date(season.now.getTime() - (300 - 6 * number) * MINUTE_MS);
