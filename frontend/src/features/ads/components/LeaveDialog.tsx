import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import styles from './LeaveDialog.module.css';

interface LeaveDialogProps {
  /** What would be left: an ad not submitted yet, or changes to one. */
  what: 'newAd' | 'edit';
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before work is left behind; staying is the easy answer. */
export function LeaveDialog({ what, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('ads');
  return (
    <Dialog title={t(`leave.${what}.title`)} onClose={onStay}>
      <p>{t(`leave.${what}.text`)}</p>
      <div className={styles.actions}>
        <Button onClick={onStay}>{t('leave.stay')}</Button>
        <Button kind="quiet" onClick={onLeave}>
          {t('leave.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
