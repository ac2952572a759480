import { useTranslation } from 'react-i18next';
import { useMonthNames, type Film } from '../../features/progress';
import { useFilmChoice } from './use-film-choice';

/** Names what was asked for, such as 'Films by Amina Diallo · Month 3'. */
export function useGridTitle(films: Film[]): string {
  const { t } = useTranslation('streaming');
  const nameOf = useMonthNames();
  const { month, channel } = useFilmChoice().choice;
  const ofMonth = month === undefined ? undefined : nameOf(month).ofSeason;
  const name = films[0]?.participantName;
  if (channel === undefined || name === undefined) return ofMonth ?? t('films.all');
  const ofChannel = t('films.by', { name });
  return ofMonth === undefined ? ofChannel : `${ofChannel} · ${ofMonth}`;
}
