import { paths } from '../../../paths';

/** Where somebody who has a place in a season works on it. */
export const challengePath = (season: number) =>
  `${paths.dashboard}?${new URLSearchParams({ tab: 'challenge', season: String(season) })}`;

/** The report on a month of a season, open to be written. */
export const reportMonthPath = (season: number, month: number) => `${challengePath(season)}&month=${month}`;

/** A tab of the console, with what narrows its list. */
export const consolePath = (tab: string, list: Record<string, string> = {}) =>
  `${paths.admin}?${new URLSearchParams({ tab, ...list })}`;
