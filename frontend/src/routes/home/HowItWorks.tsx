import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaces } from '../../features/settings';
import { season } from '../../season';
import styles from './HowItWorks.module.css';
import { JoinDrawing, PayDrawing, UploadDrawing } from './StepDrawings';
import { useAdPrice } from './use-ad-price';

const steps = [
  { key: 'upload', Drawing: UploadDrawing },
  { key: 'pay', Drawing: PayDrawing },
  { key: 'join', Drawing: JoinDrawing },
] as const;

export function HowItWorks() {
  const { t } = useTranslation('home');
  const titleId = useId();
  const { price } = useAdPrice();
  const figures = { price, participants: usePlaces().places, months: season.months };
  return (
    <section aria-labelledby={titleId} className={`${styles.section} drawn-when-near`}>
      <h2 id={titleId}>{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, Drawing }, index) => (
          <li key={key} className={styles.step}>
            <Drawing />
            <h3 className={styles.title}>
              <span className={styles.number}>{index + 1}</span>
              {t(`steps.${key}.title`)}
            </h3>
            <p className={styles.text}>{t(`steps.${key}.text`, figures)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
