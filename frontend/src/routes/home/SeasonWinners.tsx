import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Award, useListAwardsQuery, winnersOf } from '../../features/awards';
import { participantPath } from '../../paths';
import { Loaded } from '../../ui/feedback/Loaded';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import styles from './BetweenSeasons.module.css';

/** Who won which award of a season that is closed. */
export function SeasonWinners({ season }: { season: number }) {
  const { t } = useTranslation('common');
  return (
    <Loaded
      query={useListAwardsQuery({ season })}
      skeleton={<Skeleton height="4.5rem" label={t('loading')} />}
      around={{
        failure: (failure) => <div className={styles.failure}>{failure}</div>,
        notice: (notice) => notice,
      }}
    >
      {(awards) => <Winners awards={awards} />}
    </Loaded>
  );
}

function Winners({ awards }: { awards: Award[] }) {
  const { t } = useTranslation('home');
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
