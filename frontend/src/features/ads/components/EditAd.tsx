import { Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { serverMessage } from '../../../ui/feedback/problem-text';
import { fieldErrors } from '../../../ui/forms/field-errors';
import { toast } from '../../../ui/toast/toast';
import { toAdRequest, toFormValues, type AdFormValues } from '../ad-form-values';
import { useUpdateAdMutation, type Ad } from '../api';
import { AdFields } from './AdFields';
import styles from './EditAd.module.css';

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

  const save = async (values: AdFormValues) => {
    const { error } = await updateAd({ id: ad.id, updateAd: toAdRequest(values) });
    if (error) {
      form.setFields(fieldErrors<keyof AdFormValues>(error));
      toast({
        kind: 'error',
        title: t('edit.failed.title'),
        text: serverMessage(error, t('edit.failed.text')),
      });
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
      onCancel={onClose}
    >
      <p className={styles.note}>{t('edit.note')}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={toFormValues(ad)}
        onFinish={(values) => void save(values)}
      >
        <AdFields />
      </Form>
    </Modal>
  );
}
