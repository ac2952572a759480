import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { Button } from '../../../ui/button/Button';
import { DraftNote } from '../../../ui/forms/DraftNote';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useFormDraft } from '../../../ui/forms/use-form-draft';
import { useLeaveWarning } from '../../../ui/forms/use-leave-warning';
import { toast } from '../../../ui/toast/toast';
import { useRegisterParticipantMutation } from '../own-api';
import { toRegistration, type ParticipantFormValues } from '../participant-form-values';
import { ApplicationTerms } from './ApplicationTerms';
import { CardPreview } from './CardPreview';
import { RegistrationFields } from './fields/RegistrationFields';
import styles from './ParticipantForm.module.css';

/** Takes a place in the challenge; where to go then is up to the screen, which sees the account's new role. What is typed is kept in the tab. */
export function ParticipantForm({ userId }: { userId: number }) {
  const { t } = useTranslation('participants');
  const reportFailure = useReportFailure();
  const form = useForm();
  const {
    isUnsaved,
    values: draft,
    discard,
    startOver,
    formProps,
  } = useFormDraft<ParticipantFormValues>({
    form,
    key: `participant-draft-${userId}`,
  });
  const [register, { isLoading }] = useRegisterParticipantMutation();
  useLeaveWarning(isUnsaved);

  const submit = async (values: ParticipantFormValues) => {
    const { data, error } = await register({ registerParticipant: toRegistration(values) });
    if (error) reportFailure(form, error, { title: t('form.failed.title'), text: t('form.failed.text') });
    if (data) {
      discard();
      const text = t('form.done.text', { number: data.order });
      toast({ kind: 'success', title: t('form.done.title'), text });
    }
  };

  return (
    <div className={styles.columns}>
      <Form form={form} {...formProps} onFinish={(values: ParticipantFormValues) => void submit(values)}>
        <DraftNote isUnsaved={isUnsaved} onDiscard={startOver} />
        <RegistrationFields />
        <Button type="submit" loading={isLoading}>
          {t('form.submit')}
        </Button>
      </Form>
      <div className={styles.aside}>
        <ApplicationTerms />
        <CardPreview draft={draft} />
      </div>
    </div>
  );
}
