import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../../api/season-numbers';
import styles from './ViewerBenefits.module.css';

const benefits = ['updates', 'content', 'votes', 'early'] as const;

export function ViewerBenefits() {
  const { t } = useTranslation('viewers');
  const { season } = useSeasonNumbers();
  return (
    <section aria-label={t('benefits.title')}>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <h2 className={styles.title}>{t(`benefits.${benefit}.title`, { season: season + 1 })}</h2>
            <p className={styles.text}>{t(`benefits.${benefit}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
