import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Participant } from '../../features/participants';
import { useListSeasonsQuery } from '../../features/seasons';
import { seasonPath } from '../../paths';
import styles from './PastSeason.module.css';

/** Says of somebody of a closed season which one it was, and leads there. */
export function PastSeason({ person: { name, season } }: { person: Participant }) {
  const { t } = useTranslation('participants');
  const { data: seasons = [] } = useListSeasonsQuery();
  const isClosed = seasons.some(({ number, state }) => number === season && state === 'closed');
  if (!isClosed) return null;
  return (
    <p className={styles.note}>
      {t('page.past', { name, season })} <Link to={seasonPath(season)}>{t('page.toSeason', { season })}</Link>
    </p>
  );
}
