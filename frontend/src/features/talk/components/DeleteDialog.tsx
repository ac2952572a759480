import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import dialog from '../../../ui/dialog/DialogForm.module.css';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { useDeleteReportCommentMutation } from '../api';

interface DeleteDialogProps {
  id: number;
  onClose: () => void;
}

/** Asks once more, as nothing brings a deleted comment back. */
export function DeleteDialog({ id, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('talk');
  const serverMessage = useServerMessage();
  const [remove, { isLoading, error }] = useDeleteReportCommentMutation();
  const confirm = async () => {
    if (!(await remove({ id })).error) onClose();
  };
  return (
    <Dialog title={t('delete.title')} isBusy={isLoading} onClose={onClose}>
      <div className={dialog.content}>
        <p>{t('delete.text')}</p>
        <div role="alert" className={dialog.failure}>
          {Boolean(error) && <p>{serverMessage(error, t('delete.failed'))}</p>}
        </div>
        <div className={dialog.actions}>
          <Button kind="danger" loading={isLoading} onClick={() => void confirm()}>
            {t('delete.confirm')}
          </Button>
          <Button kind="quiet" disabled={isLoading} onClick={onClose}>
            {t('delete.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
