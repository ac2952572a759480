import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { reportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
import { toast } from '../../../ui/toast/toast';
import { toAdRequest, toFormValues, type AdFormValues } from '../ad-form-values';
import { useUpdateAdMutation, type Ad } from '../api';
import { AdFields } from './AdFields';
import styles from './EditAd.module.css';
import { LeaveDialog } from './LeaveDialog';
import { LeaveGuard } from './LeaveGuard';

interface EditAdProps {
  ad: Ad;
  onClose: () => void;
}

/** The owner's form over the ad's page. */
export function EditAd({ ad, onClose }: EditAdProps) {
  const { t } = useTranslation('ads');
  useReturnFocus();
  const [form] = Form.useForm<AdFormValues>();
  const [updateAd, { isLoading }] = useUpdateAdMutation();
  const [isChanged, setChanged] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const save = async () => {
    // Fields that are not shown keep what they held.
    const values = form.getFieldsValue(true) as AdFormValues;
    const { error } = await updateAd({ id: ad.id, updateAd: toAdRequest(values) });
    if (error) {
      reportFailure(form, error, { title: t('edit.failed.title'), text: t('edit.failed.text') });
      return;
    }
    toast({ kind: 'success', title: t('edit.saved.title'), text: t('edit.saved.text') });
    onClose();
  };

  return (
    <Modal
      open
      width={640}
      style={{ insetBlockStart: 40 }}
      title={t('edit.title')}
      okText={t('edit.save')}
      cancelText={t('edit.cancel')}
      confirmLoading={isLoading}
      onOk={form.submit}
      onCancel={() => (isChanged ? setLeaving(true) : onClose())}
    >
      <LeaveGuard isUnsaved={isChanged} what="edit" />
      {isLeaving && <LeaveDialog what="edit" onStay={() => setLeaving(false)} onLeave={onClose} />}
      <p className={styles.note}>{t('edit.note')}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={toFormValues(ad)}
        onValuesChange={() => setChanged(true)}
        onFinish={() => void save()}
        {...useCalmValidation()}
      >
        <AdFields />
      </Form>
    </Modal>
  );
}
