import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button';
import styles from './Feedback.module.css';
import { Reference } from './Reference';
import { ServerMessage } from './ServerMessage';

interface LoadFailureProps {
  error: unknown;
  /** It is being tried again, by whomever. */
  isBusy?: boolean;
  retry: () => unknown;
}

/**
 * Whether what is being tried again was asked for by the reader: what the page asks for by itself, again and again, is nothing to be
 * told of.
 */
function useAsked(isBusy: boolean) {
  const [isAsked, setAsked] = useState(false);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (wasBusy) setAsked(false);
  }
  return { isAwaited: isBusy && isAsked, ask: () => setAsked(true) };
}

/** Says why something could not be loaded and offers to try again. */
export function LoadFailure({ error, isBusy = false, retry }: LoadFailureProps) {
  const { t } = useTranslation();
  const { isAwaited, ask } = useAsked(isBusy);
  const tryAgain = () => {
    ask();
    void retry();
  };
  return (
    <div className={styles.box} role="alert">
      {/* The same words would not be heard again where it fails again. */}
      <p className={styles.text}>
        {isAwaited ? t('loading') : <ServerMessage error={error} fallback={t('loadFailure.text')} />}
      </p>
      <Reference error={error} />
      <Button kind="secondary" loading={isAwaited} onClick={tryAgain}>
        {t('loadFailure.retry')}
      </Button>
    </div>
  );
}
