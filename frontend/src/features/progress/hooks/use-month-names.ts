import { useTranslation } from 'react-i18next';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { useSeasonListQuery } from '../../../api/season-list';
import { useLongMonth } from '../../../i18n/use-long-date';
import { seasonMonth } from '../season-month';

export interface MonthName {
  /** Such as 'Month 3'. */
  ofSeason: string;
  /** Such as 'October 2026'; undefined while the season has no start date. */
  ofCalendar: string | undefined;
}

/** When a season starts; only of another than the current one the list of all is asked for. */
function useStartOf(season: number | undefined): string | null | undefined {
  const { data } = useGetChallengeSettingsQuery();
  const isCurrent = season === undefined || season === (data?.season ?? season);
  const { data: seasons } = useSeasonListQuery(undefined, { skip: isCurrent });
  if (isCurrent) return data?.challengeStartDate;
  return seasons?.find(({ number }) => number === season)?.startsAt;
}

/** Gives a function that names a month of a season. @param season its number; the current one if not given */
export function useMonthNames(season?: number): (month: number) => MonthName {
  const { t } = useTranslation('reports');
  const longMonth = useLongMonth();
  const start = useStartOf(season);
  return (month) => ({
    ofSeason: t('month', { month }),
    ofCalendar: start ? longMonth(seasonMonth(start, month)) : undefined,
  });
}
