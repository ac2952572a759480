import type { Season } from '../seasons/entities/season.entity.js';
import type { SeasonDates } from '../seasons/season-dates.service.js';
import { endsTooEarly, startsTooLate, wrongValue } from './settings.errors.js';

/** The dates of the current season that are settings of the specification. */
const DATES = { challengeStartDate: 'startsAt', challengeEndDate: 'endsAt' } as const;
export type DateSetting = keyof typeof DATES;

export const isDateSetting = (key: string): key is DateSetting => key in DATES;

/**
 * The season starts before it ends, whichever of the two is set last, and keeps the order of its other dates. The first may be moved for as
 * long as it is the current one; another is current because it has begun. @throws validationFailed
 */
export function checkSeasonDate(rules: SeasonDates, season: Season, key: DateSetting, value: string): void {
  const moved = value === '' ? null : new Date(value);
  const dates = { ...season, [DATES[key]]: moved };
  const begun = rules.problemOfStart(season, dates);
  if (begun) throw wrongValue(begun);
  if (dates.startsAt && dates.endsAt && dates.startsAt >= dates.endsAt)
    throw key === 'challengeStartDate' ? startsTooLate() : endsTooEarly();
  const problem = rules.problemOfOrder(DATES[key], dates);
  if (problem) throw wrongValue(problem);
}
