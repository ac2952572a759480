import { useTranslation } from 'react-i18next';
import { useUpdateCurrentUserMutation } from '../../../session/api';
import { useCommonPassword } from '../../../session/use-common-password';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { toast } from '../../../ui/toast/toast';
import { accountRules } from '../account-rules';

interface PasswordValues {
  currentPassword: string;
  password: string;
}

/** Replaces the password of whoever is signed in, which ends their sessions elsewhere. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm();
  const [updateUser, { isLoading }] = useUpdateCurrentUserMutation();
  const { t: tell } = useTranslation('errors');
  const reportFailure = useReportFailure();
  const rules = accountRules(tell);
  const common = useCommonPassword();

  const submit = async (values: PasswordValues) => {
    const { error } = await updateUser({ updateUser: values });
    if (error) {
      reportFailure(form, error, { title: t('password.failed.title'), text: t('password.failed.text') });
      return;
    }
    toast({ kind: 'success', title: t('password.done.title'), text: t('password.done.text') });
    onDone();
  };

  return (
    <Form form={form} onFinish={(values: PasswordValues) => void submit(values)}>
      <PasswordField
        name="currentPassword"
        label={t('fields.currentPassword')}
        rules={rules.passwordGiven}
        autoComplete="current-password"
      />
      <PasswordField
        name="password"
        label={t('fields.newPassword')}
        rules={rules.password}
        hint={common.note}
        autoComplete="new-password"
        watch={common.watch}
      />
      <Button type="submit" kind="secondary" loading={isLoading}>
        {t('password.submit')}
      </Button>
    </Form>
  );
}
