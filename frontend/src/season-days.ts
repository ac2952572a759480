import type { Ask } from './api/page-queries';
import { listSeasons, useSeasonListQuery, type Season } from './api/season-list';
import { firstSeason } from './season';

/** Days of a season, as instants or calendar days (UTC); null for what nobody has said, or what is not known yet. */
export type SeasonDays = Record<
  'applicationsOpen' | 'applicationDeadline' | 'launchDate' | 'midReview' | 'awardsCeremony',
  string | null
>;

/** Whoever applies does so before it starts, and awards are given once it has ended, unless somebody said otherwise. */
const daysOf = ({ applicationsFrom, applicationsTo, startsAt, endsAt, reviewAt, ceremonyAt }: Season) => ({
  applicationsOpen: applicationsFrom,
  applicationDeadline: applicationsTo ?? startsAt,
  launchDate: startsAt,
  midReview: reviewAt,
  awardsCeremony: ceremonyAt ?? endsAt,
});

const unknown: SeasonDays = {
  applicationsOpen: null,
  applicationDeadline: null,
  launchDate: null,
  midReview: null,
  awardsCeremony: null,
};

/** The days of a season: of the first those that its texts were written with, of later ones as they were planned. */
export function useSeasonDays(number: number): SeasonDays {
  const isFirst = number === firstSeason.number;
  const { data } = useSeasonListQuery(undefined, { skip: isFirst });
  if (isFirst) return firstSeason;
  const season = data?.find((one) => one.number === number);
  return season ? daysOf(season) : unknown;
}

/** What {@link useSeasonDays} shows. */
export const queriesOfDays = async (ask: Ask, number: number): Promise<void> => {
  if (number !== firstSeason.number) await ask(listSeasons.initiate());
};
