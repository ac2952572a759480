import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { reportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
import { useLeaveWarning } from '../../../ui/forms/use-leave-warning';
import { toast } from '../../../ui/toast/toast';
import { useRegisterParticipantMutation } from '../api';
import { toRegistration, type ParticipantFormValues } from '../participant-form-values';
import { ApplicationTerms } from './ApplicationTerms';
import { CardPreview } from './CardPreview';
import { RegistrationFields } from './fields/RegistrationFields';
import styles from './ParticipantForm.module.css';

/** Takes a place in the challenge; where to go then is up to the screen, which sees the account's new role. */
export function ParticipantForm() {
  const { t } = useTranslation('participants');
  const [form] = Form.useForm<ParticipantFormValues>();
  const [draft, setDraft] = useState<Partial<ParticipantFormValues>>({});
  const [register, { isLoading }] = useRegisterParticipantMutation();
  useLeaveWarning(Object.keys(draft).length > 0);

  const submit = async (values: ParticipantFormValues) => {
    const { data, error } = await register({ registerParticipant: toRegistration(values) });
    if (error) reportFailure(form, error, { title: t('form.failed.title'), text: t('form.failed.text') });
    if (data) {
      const text = t('form.done.text', { number: data.order });
      toast({ kind: 'success', title: t('form.done.title'), text });
    }
  };

  return (
    <div className={styles.columns}>
      <Form
        form={form}
        name="participant"
        layout="vertical"
        requiredMark={false}
        onValuesChange={(_changed, values) => setDraft(values)}
        onFinish={(values) => void submit(values)}
        {...useCalmValidation()}
      >
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
