import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { DraftNote } from '../../../ui/forms/DraftNote';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
import { useFormDraft } from '../../../ui/forms/use-form-draft';
import { useLeaveWarning } from '../../../ui/forms/use-leave-warning';
import { AntdTheme } from '../../../ui/theme/AntdTheme';
import { toast } from '../../../ui/toast/toast';
import { toAdChanges, toFormValues, type AdFormValues } from '../ad-form-values';
import { useUpdateAdMutation, type Ad } from '../api';
import { editDraftKey } from '../edit-draft';
import { AdFields } from './AdFields';
import styles from './EditAd.module.css';
import { LeaveDialog } from './LeaveDialog';
import { MissingParts } from '../runs/MissingParts';

interface EditAdProps {
  ad: Ad;
  onClose: () => void;
}

/** The owner's form, in antd's theme, which the ad's page does without. */
export default function EditAd(props: EditAdProps) {
  return (
    <AntdTheme>
      <EditForm {...props} />
    </AntdTheme>
  );
}

/** The owner's form over the ad's page. What is typed is kept in the tab, until it is saved or given up by closing the form. */
function EditForm({ ad, onClose }: EditAdProps) {
  const { t } = useTranslation('ads');
  const reportFailure = useReportFailure();
  useReturnFocus();
  const [form] = Form.useForm<AdFormValues>();
  const [updateAd, { isLoading }] = useUpdateAdMutation();
  const { isUnsaved, discard, startOver, formProps } = useFormDraft({
    form,
    key: editDraftKey(ad),
    initial: toFormValues(ad),
  });
  useLeaveWarning(isUnsaved);
  const [isLeaving, setLeaving] = useState(false);

  const leave = () => {
    discard();
    onClose();
  };
  const save = async () => {
    // Fields that are not shown keep what they held.
    const values = form.getFieldsValue(true) as AdFormValues;
    const { error } = await updateAd({ id: ad.id, updateAd: toAdChanges(values, ad) });
    if (error) {
      reportFailure(form, error, { title: t('edit.failed.title'), text: t('edit.failed.text') });
      return;
    }
    toast({ kind: 'success', title: t('edit.saved.title'), text: t('edit.saved.text') });
    leave();
  };

  return (
    <>
      <Modal
        open
        width={640}
        style={{ insetBlockStart: 40 }}
        title={t('edit.title')}
        okText={t('edit.save')}
        cancelText={t('edit.cancel')}
        confirmLoading={isLoading}
        onOk={form.submit}
        onCancel={() => (isUnsaved ? setLeaving(true) : onClose())}
      >
        <div className={styles.note}>
          <p>{t('edit.note')}</p>
          <MissingParts parts={ad.delivery?.missing.filter((part) => part !== 'payment') ?? []} />
        </div>
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          {...formProps}
          onFinish={() => void save()}
          {...useCalmValidation()}
        >
          <DraftNote isUnsaved={isUnsaved} onDiscard={startOver} />
          <AdFields ad={ad} />
        </Form>
      </Modal>
      {isLeaving && <LeaveDialog what="edit" onStay={() => setLeaving(false)} onLeave={leave} />}
    </>
  );
}
