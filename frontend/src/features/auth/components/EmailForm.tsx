import { useTranslation } from 'react-i18next';
import { useUpdateCurrentUserMutation } from '../../../session/api';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { EmailField } from '../../../ui/forms/TextField';
import { toast } from '../../../ui/toast/toast';
import { accountRules } from '../account-rules';

interface EmailValues {
  currentPassword: string;
  email: string;
}

/** Begins to change the address of whoever is signed in: it counts once the link that is mailed to it was opened. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm();
  const [updateUser, { isLoading }] = useUpdateCurrentUserMutation();
  const { t: tell } = useTranslation('errors');
  const reportFailure = useReportFailure();
  const rules = accountRules(tell);

  const submit = async (values: EmailValues) => {
    const { error } = await updateUser({ updateUser: values });
    if (error)
      return reportFailure(form, error, { title: t('email.failed.title'), text: t('email.failed.text') });
    const { email } = values;
    toast({ kind: 'success', title: t('email.begun.title'), text: t('email.begun.text', { email }) });
    onDone();
  };

  return (
    <Form form={form} onFinish={(values: EmailValues) => void submit(values)}>
      <EmailField name="email" label={t('fields.newEmail')} rules={rules.email} />
      <PasswordField
        name="currentPassword"
        label={t('fields.currentPassword')}
        rules={rules.passwordGiven}
        autoComplete="current-password"
      />
      <Button type="submit" kind="secondary" loading={isLoading}>
        {t('email.submit')}
      </Button>
    </Form>
  );
}
