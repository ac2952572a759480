import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { useLongTime } from '../../../i18n/use-long-time';
import type { Fact } from '../../../ui/facts/Facts';
import { seasonDates, type SeasonDate } from '../season-values';
import type { AdminSeason } from '../seasons-api';

/** When a season is what, for how many, and who is invited, in words. */
export function useSeasonFacts(season: AdminSeason): Fact[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const longTime = useLongTime();
  const unsaid = (date: SeasonDate): string => {
    if (date === 'applicationsFrom' && season.number === 1) return t('seasons.always');
    if (date === 'applicationsTo' && season.number > 1) return t('seasons.withStart');
    return t('seasons.unsaid');
  };
  const dates = seasonDates.map((date) => {
    const instant = season[date];
    return { label: t(`seasons.${date}`), value: instant === null ? unsaid(date) : longTime(instant) };
  });
  return [
    ...dates,
    { label: t('seasons.places'), value: season.places.toLocaleString(locale) },
    { label: t('seasons.invited'), value: season.whitelist.length.toLocaleString(locale) },
    ...(season.closedAt === null ? [] : [{ label: t('seasons.closedAt'), value: longTime(season.closedAt) }]),
  ];
}
