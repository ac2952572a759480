import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { useCommonPassword } from '../../../session/use-common-password';
import { useResetPasswordMutation } from '../identity-api';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { toast } from '../../../ui/toast/toast';
import { accountRules } from '../account-rules';
import styles from './forms.module.css';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

/** Sets a new password by the link that was opened. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm();
  const [reset, { isLoading, isError }] = useResetPasswordMutation();
  const { t: tell } = useTranslation('errors');
  const reportFailure = useReportFailure();
  const common = useCommonPassword();

  const submit = async ({ password }: { password: string }) => {
    const { error } = await reset({ resetPassword: { token, password } });
    if (error)
      return reportFailure(form, error, { title: t('reset.failed.title'), text: t('reset.failed.text') });
    toast({ kind: 'success', title: t('reset.done.title'), text: t('reset.done.text') });
    onDone();
  };

  return (
    <Form form={form} onFinish={(values: { password: string }) => void submit(values)}>
      <PasswordField
        name="password"
        label={t('fields.newPassword')}
        rules={accountRules(tell).password}
        hint={common.note}
        autoComplete="new-password"
        watch={common.watch}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={isLoading}>
          {t('reset.submit')}
        </Button>
        {isError && <Link to={paths.forgotPassword}>{t('reset.again')}</Link>}
      </div>
    </Form>
  );
}
