import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { useDismissJudgeMutation } from '../../admin-api';
import type { Judge } from '../../api';
import styles from './Console.module.css';

interface DismissDialogProps {
  /** Number of the season. */
  season: number;
  judge: Judge;
  onClose: () => void;
}

/** Says what becomes of a judge's scores before they are dismissed. */
export function DismissDialog({ season, judge, onClose }: DismissDialogProps) {
  const { t } = useTranslation(['awards', 'errors']);
  const serverMessage = useServerMessage();
  const [dismiss, { isLoading, error }] = useDismissJudgeMutation();
  const go = async () => {
    const { error: failure } = await dismiss({ userId: judge.userId, season });
    if (!failure) onClose();
  };
  return (
    <Dialog
      title={t('console.judges.dismissTitle', { name: judge.username })}
      isBusy={isLoading}
      onClose={onClose}
    >
      <p>{t('console.judges.dismissText')}</p>
      <p role="alert" className={styles.fault}>
        {error && serverMessage(error, t('console.failed'))}
      </p>
      <div className={styles.actions}>
        <Button kind="danger" loading={isLoading} onClick={() => void go()}>
          {t('console.judges.dismiss')}
        </Button>
        <Button kind="quiet" disabled={isLoading} onClick={onClose}>
          {t('console.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
