import type { AdminSeason, ChangeSeason, PlanSeason } from './seasons-api';
import { toInstant, toUtcInput } from '../../utc-input';
import { parseWhitelist, writeWhitelist } from './whitelist';

export const seasonDates = [
  'applicationsFrom',
  'applicationsTo',
  'startsAt',
  'endsAt',
  'reviewAt',
  'ceremonyAt',
] as const;
export type SeasonDate = (typeof seasonDates)[number];

/** A season as the console's form has it: dates as a datetime-local input has them, in UTC as seasons are, empty for none. */
export interface SeasonValues extends Record<SeasonDate, string> {
  /** Empty for the usual one. */
  name: string;
  places: number | null;
  /** Addresses with commas between. */
  whitelist: string;
}

const noDates: Record<SeasonDate, string> = {
  applicationsFrom: '',
  applicationsTo: '',
  startsAt: '',
  endsAt: '',
  reviewAt: '',
  ceremonyAt: '',
};

/** What the plan of the season after this one begins with. */
export const valuesAfter = ({ places }: AdminSeason): SeasonValues => ({
  ...noDates,
  name: '',
  places,
  whitelist: '',
});

export const toSeasonValues = (season: AdminSeason): SeasonValues => ({
  ...(Object.fromEntries(seasonDates.map((date) => [date, toUtcInput(season[date])])) as typeof noDates),
  name: season.name === usualName(season) ? '' : season.name,
  places: season.places,
  whitelist: season.whitelist.join(', '),
});

/** What the server calls a season that nobody named, which the reader's language has a word for. */
export const usualName = ({ number }: Pick<AdminSeason, 'number'>): string => `Season ${number}`;

/** What was not said is left to the server, where it has a usual answer. */
export const toPlan = (values: SeasonValues): PlanSeason => ({
  ...(values.name.trim() !== '' && { name: values.name.trim() }),
  applicationsFrom: toInstant(values.applicationsFrom),
  applicationsTo: orNull(values.applicationsTo),
  startsAt: toInstant(values.startsAt),
  endsAt: toInstant(values.endsAt),
  reviewAt: orNull(values.reviewAt),
  ceremonyAt: orNull(values.ceremonyAt),
  ...(values.places !== null && { places: values.places }),
  whitelist: parseWhitelist(values.whitelist),
});

/** Only what was changed: an input holds no seconds, which a date that was left alone should keep. */
export function toSeasonChanges(values: SeasonValues, season: AdminSeason): ChangeSeason {
  const before = toSeasonValues(season);
  // A name that was cleared gives way to the usual one: what is not said of a change stays.
  const plan: Partial<PlanSeason> = { name: usualName(season), ...toPlan(values) };
  const changes: ChangeSeason = { revision: season.revision };
  for (const field of ['name', 'places', ...seasonDates] as const)
    if (values[field] !== before[field]) Object.assign(changes, { [field]: plan[field] });
  if (writeWhitelist(parseWhitelist(values.whitelist)) !== writeWhitelist(season.whitelist))
    changes.whitelist = plan.whitelist;
  return changes;
}

const orNull = (utc: string): string | null => toInstant(utc) || null;
