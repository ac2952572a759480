import { useTranslation } from 'react-i18next';
import { isolated } from '../../../i18n/isolated';
import { useLocale } from '../../../i18n/use-locale';
import { useLongMonth } from '../../../i18n/use-long-date';
import { useLongTime } from '../../../i18n/use-long-time';
import type { SeasonObstacle } from '../seasons-api';

/** Gives a function that says in a sentence what stands in the way of closing a season. */
export function useObstacleText(): (obstacle: SeasonObstacle) => string {
  const { t } = useTranslation('admin');
  const longTime = useLongTime('UTC');
  const longMonth = useLongMonth();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  return ({ code, params: { endsAt, names = [], months = [] } }) => {
    switch (code) {
      case 'not_ended':
        return endsAt
          ? t('seasons.obstacles.notEnded', { date: longTime(endsAt) })
          : t('seasons.obstacles.endless');
      case 'awards_open':
        return t('seasons.obstacles.awardsOpen', { names: list.format(names.map(isolated)) });
      case 'months_without_root':
        return t('seasons.obstacles.monthsWithoutRoot', { months: list.format(months.map(longMonth)) });
      case 'reports_due':
        return t('seasons.obstacles.reportsDue');
    }
  };
}
