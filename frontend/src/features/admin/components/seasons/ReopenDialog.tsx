import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../../ui/dialog/use-return-focus';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { toast } from '../../../../ui/toast/toast';
import { type AdminSeason, useReopenSeasonMutation } from '../../seasons-api';
import { whileBusy } from '../../while-busy';

interface ReopenDialogProps {
  season: AdminSeason;
  onClose: () => void;
  onDone: () => void;
}

/** Says what reopening a season does, before it is done. */
export function ReopenDialog({ season: { number }, onClose, onDone }: ReopenDialogProps) {
  const { t } = useTranslation('admin');
  useReturnFocus();
  const serverMessage = useServerMessage();
  const [reopen, { isLoading }] = useReopenSeasonMutation();
  const go = async () => {
    const { error } = await reopen({ number });
    toast(
      error
        ? {
            kind: 'error',
            title: t('seasons.failed.title'),
            text: serverMessage(error, t('seasons.failed.text')),
          }
        : {
            kind: 'success',
            title: t('seasons.reopen.done.title'),
            text: t('seasons.reopen.done.text'),
          },
    );
    if (error) onClose();
    else onDone();
  };
  return (
    <Modal
      open
      title={t('seasons.reopen.title', { number })}
      okText={t('seasons.reopen.confirm')}
      cancelText={t('cancel')}
      {...whileBusy(isLoading)}
      onOk={() => void go()}
      onCancel={onClose}
    >
      <p>{t('seasons.reopen.text')}</p>
    </Modal>
  );
}
