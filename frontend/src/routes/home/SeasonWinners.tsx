import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Award, useListAwardsQuery } from '../../features/awards';
import { participantPath } from '../../paths';
import styles from './BetweenSeasons.module.css';

/** Ties are won together, and nobody wins by nothing. */
const winnersOf = ({ standings }: Award) => standings.filter(({ rank, score }) => rank === 1 && score > 0);

/** Who won which award of a season that is closed. */
export function SeasonWinners({ season }: { season: number }) {
  const { t } = useTranslation('home');
  const { data: awards } = useListAwardsQuery({ season });
  if (!awards) return null;
  const won = awards.map((award) => ({ ...award, winners: winnersOf(award) }));
  if (won.every(({ winners }) => winners.length === 0))
    return <p className={styles.text}>{t('between.nobody')}</p>;
  return (
    <dl className={styles.winners}>
      {won
        .filter(({ winners }) => winners.length > 0)
        .map(({ id, kind, winners }) => (
          <div key={id} className={styles.award}>
            <dt>{t(`between.award.${kind}`)}</dt>
            {winners.map(({ participantId, name }) => (
              <dd key={participantId}>
                <Link to={participantPath(participantId)}>
                  <bdi>{name}</bdi>
                </Link>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
