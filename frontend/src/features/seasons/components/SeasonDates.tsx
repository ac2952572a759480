import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { useLongDay } from '../../../i18n/use-long-date';
import { formatNumber } from '../../../i18n/format';
import { Facts } from '../../../ui/facts/Facts';
import type { Season } from '../api';

const dates = [
  ['opens', 'applicationsFrom'],
  ['closes', 'applicationsTo'],
  ['begins', 'startsAt'],
  ['review', 'reviewAt'],
  ['ends', 'endsAt'],
  ['ceremony', 'ceremonyAt'],
] as const;

/** The dates of a season that are known, in their order, and how many of its places are taken. */
export function SeasonDates({ season }: { season: Season }) {
  const { t } = useTranslation('seasons');
  const locale = useLocale();
  const longDay = useLongDay();
  const number = (count: number) => formatNumber(locale, count);
  const known = dates.flatMap(([key, field]) => {
    const date = season[field];
    if (!date) return [];
    return [{ label: t(`dates.${key}`), value: <time dateTime={date}>{longDay(date)}</time> }];
  });
  const taken = t('places.taken', { taken: number(season.participants), places: number(season.places) });
  return <Facts facts={[...known, { label: t('places.label'), value: taken }]} />;
}
