import { useTranslation } from 'react-i18next';
import type { Register } from '../../../api/generated/auth';
import { currentLanguage } from '../../../i18n';
import { useRegisterMutation } from '../../../session/api';
import { useCommonPassword } from '../../../session/use-common-password';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { EmailField, TextField } from '../../../ui/forms/TextField';
import { accountRules } from '../account-rules';

/** Makes an account, by an invitation if there is one, and signs it in; where to go then is up to the screen, which sees the session change. */
export function RegisterForm({ invitation }: { invitation?: string }) {
  const { t } = useTranslation('auth');
  const form = useForm();
  const [register, { isLoading }] = useRegisterMutation();
  const { t: tell } = useTranslation('errors');
  const reportFailure = useReportFailure();
  const rules = accountRules(tell);
  const common = useCommonPassword();

  const submit = async (values: Register) => {
    const { error } = await register({
      register: { ...values, invitation, role: 'user', language: currentLanguage() },
    });
    if (error) {
      reportFailure(form, error, { title: t('register.failed.title'), text: t('register.failed.text') });
    }
  };

  return (
    <Form form={form} onFinish={(values: Register) => void submit(values)}>
      <TextField
        name="username"
        label={t('fields.username')}
        rules={rules.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EmailField name="email" label={t('fields.email')} rules={rules.email} />
      <PasswordField
        name="password"
        label={t('fields.password')}
        rules={rules.password}
        hint={common.note}
        autoComplete="new-password"
        watch={common.watch}
      />
      <Button type="submit" loading={isLoading}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
