import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../api/season-numbers';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { JourneyDrawing } from './JourneyDrawing';
import styles from './WitnessTheJourney.module.css';

/** Invites those who would rather watch. */
export function WitnessTheJourney() {
  const { t } = useTranslation('home');
  const titleId = useId();
  const { season } = useSeasonNumbers();
  return (
    <section aria-labelledby={titleId} className={`${styles.section} drawn-when-near`}>
      <div className={styles.words}>
        <h2 id={titleId}>{t('witness.title')}</h2>
        <p className={styles.text}>{t('witness.text', { season: season + 1 })}</p>
        <ButtonLink to={paths.joinAsViewer}>{t('witness.become')}</ButtonLink>
      </div>
      <JourneyDrawing />
    </section>
  );
}
