import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { participantPath } from '../../../../paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import type { DeskParticipant } from '../../judging-api';
import { deskAddress } from '../../desk';
import styles from './PlaceHeader.module.css';

interface PlaceHeaderProps {
  people: DeskParticipant[];
  place: DeskParticipant;
  awardId: number;
}

/** Who lies on the desk, and the ways to those beside them. Whoever comes by one of these reads on here. */
export function PlaceHeader({ people, place, awardId }: PlaceHeaderProps) {
  const { t } = useTranslation('awards');
  const title = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const isChosen = useNavigationType() === NavigationType.Push && params.has('participant');
  useEffect(() => {
    if (isChosen) title.current?.focus();
  }, [isChosen]);
  const index = people.indexOf(place);
  const [previous, next] = [people[index - 1], people[index + 1]];
  return (
    <header className={styles.header}>
      <div>
        <h2 ref={title} tabIndex={-1} className={styles.name}>
          <bdi>{place.name}</bdi>
        </h2>
        <p className={styles.about}>
          <bdi>{place.profession}</bdi> ·{' '}
          <Link to={participantPath(place.participantId)}>{t('judging.look', { name: place.name })}</Link>
        </p>
      </div>
      <div className={styles.moves}>
        {previous && (
          <ButtonLink small kind="quiet" preventScrollReset to={deskAddress(awardId, previous)}>
            {t('judging.previous')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink small kind="secondary" preventScrollReset to={deskAddress(awardId, next)}>
            {t('judging.next')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
