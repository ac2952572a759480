import { useTranslation } from 'react-i18next';
import styles from './ConfirmationMeter.module.css';

interface ConfirmationMeterProps {
  count: number;
  required: number;
}

/** The confirmations as a row of petals and in figures, '3/6'. */
export function ConfirmationMeter({ count, required }: ConfirmationMeterProps) {
  const { t } = useTranslation('payments');
  return (
    <div
      className={styles.meter}
      role="progressbar"
      aria-label={t('confirmed.countLabel')}
      aria-valuemin={0}
      aria-valuenow={count}
      aria-valuemax={required}
    >
      <span className={styles.figures}>{t('confirmed.count', { count, required })}</span>
      <span className={styles.petals} aria-hidden="true">
        {Array.from({ length: required }, (_, index) => (
          <span key={index} className={index < count ? styles.full : styles.empty} />
        ))}
      </span>
    </div>
  );
}
