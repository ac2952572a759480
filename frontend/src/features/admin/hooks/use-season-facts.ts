import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { useLongTime } from '../../../i18n/use-long-time';
import type { Fact } from '../../../ui/facts/Facts';
import { seasonDates, type SeasonDate } from '../season-values';
import type { AdminSeason } from '../seasons-api';

/** When a season is what (UTC), for how many, and who is invited, in words. */
export function useSeasonFacts(season: AdminSeason): Fact[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const longTime = useLongTime('UTC');
  const months = useMonthsOf(season);
  const inUtc = (date: SeasonDate | 'closedAt') => t('seasons.inUtc', { date: t(`seasons.${date}`) });
  const unsaid = (date: SeasonDate): string => {
    if (date === 'applicationsFrom' && season.number === 1) return t('seasons.always');
    if (date === 'applicationsTo' && season.number > 1) return t('seasons.withStart');
    return t('seasons.unsaid');
  };
  const dates = seasonDates.map((date) => {
    const instant = season[date];
    return { label: inUtc(date), value: instant === null ? unsaid(date) : longTime(instant) };
  });
  return [
    ...dates,
    ...(months === null ? [] : [{ label: t('seasons.months'), value: months }]),
    { label: t('seasons.places'), value: season.places.toLocaleString(locale) },
    { label: t('seasons.invited'), value: season.whitelist.length.toLocaleString(locale) },
    ...(season.closedAt === null ? [] : [{ label: inUtc('closedAt'), value: longTime(season.closedAt) }]),
  ];
}

/** The calendar months (UTC) that it runs in, of which no other season has one; null while they are not settled. */
function useMonthsOf({ startsAt, endsAt }: AdminSeason): string | null {
  const locale = useLocale();
  if (startsAt === null || endsAt === null) return null;
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // An end at the first instant of a month takes nothing of it.
  return months.formatRange(new Date(startsAt), new Date(new Date(endsAt).getTime() - 1));
}
