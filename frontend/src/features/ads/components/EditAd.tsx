import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Button } from '../../../ui/button/Button';
import { DraftNote } from '../../../ui/forms/DraftNote';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useFormDraft } from '../../../ui/forms/use-form-draft';
import { useLeaveWarning } from '../../../ui/forms/use-leave-warning';
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

/** The owner's form over the ad's page. What is typed is kept in the tab, until it is saved or given up by closing the form. */
export default function EditAd({ ad, onClose }: EditAdProps) {
  const { t } = useTranslation('ads');
  const reportFailure = useReportFailure();
  const form = useForm();
  const [updateAd, { isLoading }] = useUpdateAdMutation();
  const { isUnsaved, discard, startOver, formProps } = useFormDraft<AdFormValues>({
    form,
    key: editDraftKey(ad),
    initial: toFormValues(ad),
  });
  useLeaveWarning(isUnsaved);
  const [isLeaving, setLeaving] = useState(false);

  const ask = () => (isUnsaved ? setLeaving(true) : onClose());
  const leave = () => {
    discard();
    onClose();
  };
  const save = async () => {
    // Fields that are not shown keep what they held.
    const values = form.all() as unknown as AdFormValues;
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
      <Dialog asksFirst size="wide" title={t('edit.title')} isBusy={isLoading} onClose={ask}>
        <div className={styles.note}>
          <p>{t('edit.note')}</p>
          <MissingParts parts={ad.delivery?.missing.filter((part) => part !== 'payment') ?? []} />
        </div>
        <Form form={form} {...formProps} onFinish={() => void save()}>
          <DraftNote isUnsaved={isUnsaved} onDiscard={startOver} />
          <AdFields ad={ad} />
          <div className={styles.actions}>
            <Button type="submit" loading={isLoading}>
              {t('edit.save')}
            </Button>
            <Button kind="quiet" disabled={isLoading} onClick={ask}>
              {t('edit.cancel')}
            </Button>
          </div>
        </Form>
      </Dialog>
      {isLeaving && <LeaveDialog what="edit" onStay={() => setLeaving(false)} onLeave={leave} />}
    </>
  );
}
