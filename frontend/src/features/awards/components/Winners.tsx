import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { participantPath } from '../../../paths';
import { LateSeal } from '../../../ui/badge/LateSeal';
import type { Award } from '../api';
import { winnersOf } from '../winners-of';
import styles from './Winners.module.css';

/** Names who won, beside the seal; ties are won together. */
export function Winners({ award }: { award: Award }) {
  const { t } = useTranslation('awards');
  const winners = winnersOf(award);
  if (winners.length === 0) return <p>{t(`winners.none.${award.kind}`)}</p>;
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <h3 className={styles.title}>{t('winners.title', { count: winners.length })}</h3>
        <ul className={styles.names}>
          {winners.map(({ participantId, name }) => (
            <li key={participantId}>
              <Link to={participantPath(participantId)}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.seal}>
        <LateSeal />
      </div>
    </div>
  );
}
