import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { type AdminAd, useLetAdStandMutation } from '../api';
import { whileBusy } from '../while-busy';
import styles from './Dialog.module.css';
import { GivenReports } from './GivenReports';

interface ReportsDialogProps {
  ad: AdminAd;
  onClose: () => void;
}

/** What others find wrong with an ad, which may be left as it is. */
export default function ReportsDialog({ ad, onClose }: ReportsDialogProps) {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  useReturnFocus();
  const [letStand, { isLoading }] = useLetAdStandMutation();
  const keep = async () => {
    const { error } = await letStand({ id: ad.id });
    if (error) {
      toast({ kind: 'error', title: t('failed.title'), text: serverMessage(error, t('reported.failed')) });
      return;
    }
    onClose();
    toast({ kind: 'success', title: t('reported.kept.title'), text: t('reported.kept.text') });
  };
  return (
    <Modal
      open
      title={t('reported.title', { title: ad.title })}
      okText={t('reported.keep')}
      cancelText={t('cancel')}
      {...whileBusy(isLoading)}
      onOk={() => void keep()}
      onCancel={onClose}
    >
      <div className={styles.note}>
        <GivenReports title={t('reported.count', { count: ad.reportCount })} reports={ad.reports} />
      </div>
      <p className={styles.note}>{t('reported.note')}</p>
    </Modal>
  );
}
