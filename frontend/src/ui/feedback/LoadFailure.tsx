import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../api/api-error';
import { Button } from '../button/Button';
import styles from './Feedback.module.css';

interface LoadFailureProps {
  error: unknown;
  retry: () => unknown;
}

/** Says why something could not be loaded and offers to try again. */
export function LoadFailure({ error, retry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.box} role="alert">
      <p className={styles.text}>{serverMessage(error, t('loadFailure.text'))}</p>
      <Button kind="secondary" onClick={() => void retry()}>
        {t('loadFailure.retry')}
      </Button>
    </div>
  );
}
