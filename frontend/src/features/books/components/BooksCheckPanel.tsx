import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import type { useBooksCheck } from '../hooks/use-books-check';
import styles from './BooksCheckPanel.module.css';
import { CheckOutcome } from './CheckOutcome';

const proven = ['happened', 'amounts', 'complete'] as const;
const unproven = ['listed', 'node', 'decision'] as const;

/** What the books are, what a check of them proves, and the check itself. */
export function BooksCheckPanel({ checking }: { checking: ReturnType<typeof useBooksCheck> }) {
  const { t } = useTranslation('books');
  const { check, start, cancel, isReady } = checking;
  const isChecking = check.state === 'checking';
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.columns}>
        <div className={styles.part}>
          <h3>{t('proves')}</h3>
          <ul className={styles.list}>
            {proven.map((key) => (
              <li key={key}>{t(`proven.${key}`)}</li>
            ))}
          </ul>
        </div>
        <div className={styles.part}>
          <h3>{t('doesNotProve')}</h3>
          <ul className={styles.list}>
            {unproven.map((key) => (
              <li key={key}>{t(`unproven.${key}`)}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.check}>
        <div className={styles.actions}>
          <Button loading={isChecking} disabled={!isReady} onClick={() => void start()}>
            {t(isChecking ? 'check.checking' : 'check.start')}
          </Button>
          {isChecking && (
            <Button kind="quiet" onClick={cancel}>
              {t('check.stop')}
            </Button>
          )}
        </div>
        <CheckOutcome check={check} />
      </div>
    </>
  );
}
