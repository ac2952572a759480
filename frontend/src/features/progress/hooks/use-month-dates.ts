import { useTranslation } from 'react-i18next';
import { useLongDay, useLongMonth } from '../../../i18n/use-long-date';
import type { OwnMonth } from './use-own-reports';

/** Functions that say which month it is, and what is to be done about it until when; days are the site's, UTC. */
export function useMonthDates() {
  const { t } = useTranslation('progress');
  const longDay = useLongDay();
  const longMonth = useLongMonth();

  const name = ({ month, opensAt }: OwnMonth): string =>
    opensAt === null
      ? t('own.month', { month })
      : t('own.monthOf', { month, date: longMonth(opensAt.slice(0, 7)) });

  const due = ({ state, opensAt, dueAt, report }: OwnMonth): string => {
    if (state === 'done') return t('own.filed', { date: longDay(report?.createdAt ?? '') });
    if (dueAt === null || opensAt === null) return t('own.undatedMonth');
    if (state === 'upcoming') return t('own.opens', { date: longDay(opensAt) });
    return state === 'late'
      ? t('own.wasDue', { date: longDay(dueAt) })
      : t('own.due', { date: longDay(dueAt) });
  };
  return { name, due };
}
