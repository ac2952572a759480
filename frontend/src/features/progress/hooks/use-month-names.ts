import { useTranslation } from 'react-i18next';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { useLongMonth } from '../../../i18n/use-long-date';
import { seasonMonth } from '../season-month';

export interface MonthName {
  /** Such as 'Month 3'. */
  ofSeason: string;
  /** Such as 'October 2026'; undefined while the season has no start date. */
  ofCalendar: string | undefined;
}

/** Gives a function that names a month of the season. */
export function useMonthNames(): (month: number) => MonthName {
  const { t } = useTranslation('reports');
  const { data } = useGetChallengeSettingsQuery();
  const longMonth = useLongMonth();
  const start = data?.challengeStartDate;
  return (month) => ({
    ofSeason: t('month', { month }),
    ofCalendar: start ? longMonth(seasonMonth(start, month)) : undefined,
  });
}
