import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button';
import styles from './Feedback.module.css';
import { failureText } from './problem-text';
import { Reference } from './Reference';
import { referenceOf } from './failure-reference';

interface LoadFailureProps {
  error: unknown;
  /** It is being tried again. */
  isBusy?: boolean;
  retry: () => unknown;
}

/** Says why something could not be loaded and offers to try again. */
export function LoadFailure({ error, isBusy, retry }: LoadFailureProps) {
  const { t, ready } = useTranslation(['common', 'errors'], { useSuspense: false });
  return (
    <div className={styles.box} role="alert">
      <p className={styles.text}>{ready && failureText(error, t('loadFailure.text'))}</p>
      <Reference reference={referenceOf(error)} />
      <Button kind="secondary" loading={isBusy} onClick={() => void retry()}>
        {t('loadFailure.retry')}
      </Button>
    </div>
  );
}
