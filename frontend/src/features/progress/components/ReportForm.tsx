import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { Button } from '../../../ui/button/Button';
import { DraftNote } from '../../../ui/forms/DraftNote';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useFormDraft } from '../../../ui/forms/use-form-draft';
import { toast } from '../../../ui/toast/toast';
import {
  type ProgressUpdate,
  useCreateProgressUpdateMutation,
  useUpdateProgressUpdateMutation,
} from '../api';
import type { OwnMonth } from '../hooks/use-own-reports';
import { reportDraftKey } from '../report-draft';
import { emptyReport, type ReportFormValues, toFormValues, toReportRequest } from '../report-form-values';
import { ReportFields } from './ReportFields';
import styles from './ReportForm.module.css';

interface ReportFormProps {
  userId: number;
  season: number;
  month: OwnMonth;
  onDone: () => void;
}

/** Files the report of a month of a season, or changes the one that is there. */
function useSaveReport(season: number, month: number, report: ProgressUpdate | undefined) {
  const [create, creating] = useCreateProgressUpdateMutation();
  const [update, updating] = useUpdateProgressUpdateMutation();
  const send = (values: ReportFormValues) => {
    const request = toReportRequest(values);
    return report
      ? update({ id: report.id, updateProgressUpdate: request })
      : create({ season, createProgressUpdate: { ...request, month } });
  };
  return { send, isSending: creating.isLoading || updating.isLoading };
}

/** Writes or edits the report of a month. What is typed is kept in this browser until it is saved: a report takes days to write. */
export function ReportForm({ userId, season, month: { month, report, pictures }, onDone }: ReportFormProps) {
  const { t } = useTranslation('progress');
  const reportFailure = useReportFailure();
  const form = useForm();
  const [isBusy, setBusy] = useState(false);
  const { send, isSending } = useSaveReport(season, month, report);
  const { isUnsaved, discard, startOver, formProps } = useFormDraft<ReportFormValues>({
    form,
    key: reportDraftKey(userId, season, month),
    scope: 'browser',
    initial: report ? toFormValues(report, pictures) : emptyReport,
  });

  const submit = async (values: ReportFormValues) => {
    const { error } = await send(values);
    if (error) {
      reportFailure(form, error, { title: t('form.failed.title'), text: t('form.failed.text') });
      return;
    }
    discard();
    toast({ kind: 'success', title: t('form.done.title'), text: t('form.done.text', { month }) });
    onDone();
  };

  return (
    <Form form={form} {...formProps} onFinish={(values: ReportFormValues) => void submit(values)}>
      <DraftNote
        isUnsaved={isUnsaved}
        text={report ? t('form.draftOfEdit') : t('form.draft')}
        disabled={isBusy}
        onDiscard={startOver}
      />
      <ReportFields pictures={pictures} onBusy={setBusy} />
      <div className={styles.actions}>
        <Button type="submit" loading={isSending} disabled={isBusy}>
          {report ? t('form.save') : t('form.file')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('form.back')}
        </Button>
        {isBusy && <span className={styles.wait}>{t('form.pictures.wait')}</span>}
      </div>
    </Form>
  );
}
