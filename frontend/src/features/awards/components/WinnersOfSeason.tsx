import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { participantPath } from '../../../paths';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListAwardsQuery, type Award } from '../api';
import { winnersOf } from '../winners-of';
import styles from './WinnersOfSeason.module.css';

/** Who won which award of a season, in a line each. */
export function WinnersOfSeason({ season }: { season: number }) {
  const { t } = useTranslation('awards');
  const query = useListAwardsQuery({ season });
  return (
    <Loaded query={query} skeleton={<Skeleton height="7rem" label={t('loading')} />}>
      {(awards) => (
        <dl className={styles.winners}>
          {awards.map((award) => (
            <div key={award.id}>
              <dt>{t(`kind.${award.kind}.name`)}</dt>
              <dd>
                <Names award={award} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Loaded>
  );
}

function Names({ award }: { award: Award }) {
  const { t } = useTranslation('awards');
  const winners = winnersOf(award);
  if (winners.length === 0) return t(`winners.none.${award.kind}`);
  return (
    <ul className={styles.names}>
      {winners.map(({ participantId, name }) => (
        <li key={participantId}>
          <Link to={participantPath(participantId)}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
