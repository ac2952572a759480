import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import styles from './DraftState.module.css';

interface DraftStateProps {
  isSaving: boolean;
  /** Why the server does not have it; null while that is not so. */
  error: unknown;
  /** The server has a draft that is not given. */
  isKept: boolean;
  isBusy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Where what is typed is by now. Read out only where it fails, as it changes with every pause. */
export function DraftState({ isSaving, error, isKept, isBusy, onRetry, onDiscard }: DraftStateProps) {
  const { t } = useTranslation(['awards', 'common', 'errors']);
  const serverMessage = useServerMessage();
  if (error)
    return (
      <div role="alert" className={styles.failed}>
        <p>
          {serverMessage(error, t('judging.draft.failed'))} {t('judging.draft.inTab')}
        </p>
        <Button small kind="quiet" onClick={onRetry}>
          {t('common:loadFailure.retry')}
        </Button>
      </div>
    );
  if (isSaving) return <p className={styles.state}>{t('judging.draft.saving')}</p>;
  if (!isKept) return null;
  return (
    <p className={styles.state}>
      {t('judging.draft.saved')}{' '}
      <Button small kind="quiet" loading={isBusy} onClick={onDiscard}>
        {t('common:draft.discard')}
      </Button>
    </p>
  );
}
