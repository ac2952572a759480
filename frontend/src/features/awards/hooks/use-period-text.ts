import { useTranslation } from 'react-i18next';
import { useLongDay } from '../../../i18n/use-long-date';
import { useMoment } from '../../../i18n/use-moment';
import type { Award } from '../api';

type Dated = Pick<Award, 'status' | 'startDate' | 'endDate'>;

/** Says in a sentence how far an award's period has come. Only its status decides; the dates tell when, as those of seasons in UTC. */
export function usePeriodText({ status, startDate, endDate }: Dated): string {
  const { t } = useTranslation('awards');
  const longDay = useLongDay();
  const now = useMoment();
  const isAhead = (date: string | null) => date !== null && Date.parse(date) > now;
  const start = startDate && longDay(startDate);
  const end = endDate && longDay(endDate);
  if (status === 'closed') return end ? t('period.closedOn', { end }) : t('period.closed');
  if (status === 'upcoming') return isAhead(startDate) ? t('period.begins', { start }) : t('period.upcoming');
  if (start && isAhead(endDate)) return t('period.openFromTo', { start, end });
  if (isAhead(endDate)) return t('period.openTo', { end });
  return start ? t('period.openSince', { start }) : t('period.open');
}
