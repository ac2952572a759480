import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import type { DeskProgress as Progress } from '../../judging-api';
import styles from './DeskProgress.module.css';

interface DeskProgressProps {
  progress: Progress;
  isOpen: boolean;
}

/** How many are scored of those to whom the judge is not close. */
export function DeskProgress({ progress: { scored, left, conflicts }, isOpen }: DeskProgressProps) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const count = scored + left;
  return (
    <div className={styles.progress} role="status">
      <h2 className={styles.figure}>
        {t('judging.progress', { scored: number(scored), count, total: number(count) })}
      </h2>
      {conflicts > 0 && (
        <p className={styles.note}>
          {t('judging.conflicts', { count: conflicts, people: number(conflicts) })}
        </p>
      )}
      <span aria-hidden="true" className={styles.track}>
        <span
          className={styles.bar}
          style={{ inlineSize: `${count === 0 ? 100 : (scored / count) * 100}%` }}
        />
      </span>
      {isOpen && left === 0 && <p>{t('judging.done')}</p>}
    </div>
  );
}
