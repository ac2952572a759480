import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button';
import styles from './Feedback.module.css';
import { Reference } from './Reference';
import { ServerMessage } from './ServerMessage';

interface LoadFailureProps {
  error: unknown;
  /** It is being tried again. */
  isBusy?: boolean;
  retry: () => unknown;
}

/** Says why something could not be loaded and offers to try again. */
export function LoadFailure({ error, isBusy, retry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.box} role="alert">
      {/* The same words would not be heard again where it fails again. */}
      <p className={styles.text}>
        {isBusy ? t('loading') : <ServerMessage error={error} fallback={t('loadFailure.text')} />}
      </p>
      <Reference error={error} />
      <Button kind="secondary" loading={isBusy} onClick={() => void retry()}>
        {t('loadFailure.retry')}
      </Button>
    </div>
  );
}
