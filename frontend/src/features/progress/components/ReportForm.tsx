import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { reportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
import { toast } from '../../../ui/toast/toast';
import { useReportDraft } from '../hooks/use-report-draft';
import type { OwnMonth } from '../hooks/use-own-reports';
import { useSaveReport } from '../hooks/use-save-report';
import { emptyReport, type ReportFormValues, toFormValues } from '../report-form-values';
import { ReportFields } from './ReportFields';
import styles from './ReportForm.module.css';

interface ReportFormProps {
  userId: number;
  month: OwnMonth;
  onDone: () => void;
}

/** Writes or edits the report of a month. What is typed is kept as a draft in this browser until it is saved. */
export function ReportForm({ userId, month: { month, report }, onDone }: ReportFormProps) {
  const { t } = useTranslation('progress');
  const [form] = Form.useForm<ReportFormValues>();
  const [isBusy, setBusy] = useState(false);
  const { draft, save, discard } = useReportDraft(userId, month);
  const { send, isSending } = useSaveReport(month, report);
  const initial = report ? toFormValues(report) : emptyReport;

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
  const startOver = () => {
    discard();
    form.setFieldsValue({ ...blank, ...initial });
  };

  return (
    <Form
      form={form}
      name="report"
      layout="vertical"
      requiredMark={false}
      initialValues={draft ?? initial}
      onValuesChange={(_changed, values) => save(values)}
      onFinish={(values) => void submit(values)}
      {...useCalmValidation()}
    >
      <div role="status">
        {draft && (
          <p className={styles.draft}>
            {report ? t('form.draftOfEdit') : t('form.draft')}{' '}
            <Button small kind="quiet" disabled={isBusy} onClick={startOver}>
              {t('form.discard')}
            </Button>
          </p>
        )}
      </div>
      <ReportFields onBusy={setBusy} />
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

/** Empties what the values to go back to do not name. */
const blank: Record<keyof ReportFormValues, undefined> = {
  title: undefined,
  description: undefined,
  milestone: undefined,
  videoUrl: undefined,
  images: undefined,
  socialPosts: undefined,
};
