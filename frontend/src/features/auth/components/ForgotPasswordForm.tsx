import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForgotPassword } from '../../../api/generated/identity';
import { useForgotPasswordMutation } from '../identity-api';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { EmailField } from '../../../ui/forms/TextField';
import { accountRules } from '../account-rules';

/** Asks for the link to a new password; what it says then is the same whether there is such an account or not. */
export function ForgotPasswordForm() {
  const { t } = useTranslation('auth');
  const form = useForm();
  const [forgot, { isLoading }] = useForgotPasswordMutation();
  const [isSent, setSent] = useState(false);
  const { t: tell } = useTranslation('errors');
  const reportFailure = useReportFailure();

  const submit = async (forgotPassword: ForgotPassword) => {
    const { error } = await forgot({ forgotPassword });
    if (error) reportFailure(form, error, { title: t('forgot.failed.title'), text: t('forgot.failed.text') });
    else setSent(true);
  };

  if (isSent)
    return (
      <div role="status">
        <EmptyState title={t('forgot.done.title')} text={t('forgot.done.text')} />
      </div>
    );
  return (
    <Form form={form} onFinish={(values: ForgotPassword) => void submit(values)}>
      <EmailField name="email" label={t('fields.email')} rules={accountRules(tell).email} />
      <Button type="submit" loading={isLoading}>
        {t('forgot.submit')}
      </Button>
    </Form>
  );
}
