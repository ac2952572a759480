import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../../api/season-numbers';
import { paths } from '../../../paths';
import { Mark } from '../../../ui/badge/Mark';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import styles from './SlotCard.module.css';

/** Stands for the places that nobody has taken yet. */
export function SlotCard({ remaining }: { remaining: number }) {
  const { t } = useTranslation('participants');
  const titleId = useId();
  const { applyingSeason } = useSeasonNumbers();
  return (
    <article aria-labelledby={titleId} className={styles.slot}>
      <Mark size={88} className={styles.mark} />
      <h2 id={titleId} className={styles.title}>
        {t('slot.title')}
      </h2>
      <p className={styles.text}>{t('slot.remaining', { count: remaining, season: applyingSeason })}</p>
      <ButtonLink to={paths.register}>{t('slot.apply')}</ButtonLink>
    </article>
  );
}
