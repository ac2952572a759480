import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Login } from '../../../api/generated/auth';
import { paths } from '../../../paths';
import { useLoginMutation } from '../../../session/api';
import { isSecondFactorNeeded } from '../../../session/second-factor-needed';
import { PasskeySignIn } from '../../../session/PasskeySignIn';
import { SecondStep } from '../../../session/SecondStep';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { TextField } from '../../../ui/forms/TextField';
import { accountRules } from '../account-rules';
import styles from './forms.module.css';

/** Signs in; where to go then is up to the screen, which sees the session change. */
export function LoginForm() {
  const { t } = useTranslation('auth');
  const form = useForm();
  const [login, { isLoading, error: refusal, reset }] = useLoginMutation();
  const { t: tell } = useTranslation('errors');
  const reportFailure = useReportFailure();
  const rules = accountRules(tell);

  const submit = async (values: Login) => {
    const { error } = await login({ login: values });
    if (error && !isSecondFactorNeeded(error))
      reportFailure(form, error, { title: t('login.failed.title'), text: t('login.failed.text') });
  };

  // Who it is stays; the password is asked for once more.
  const askAgain = () => {
    form.set({ password: undefined });
    reset();
  };

  if (isSecondFactorNeeded(refusal)) return <SecondStep onExpired={askAgain} />;
  return (
    <>
      <Form form={form} onFinish={(values: Login) => void submit(values)}>
        <TextField
          name="username"
          label={t('fields.username')}
          rules={rules.usernameGiven}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={t('fields.password')}
          rules={rules.passwordGiven}
          autoComplete="current-password"
        />
        <div className={styles.actions}>
          <Button type="submit" loading={isLoading}>
            {t('login.submit')}
          </Button>
          <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
        </div>
      </Form>
      <PasskeySignIn />
    </>
  );
}
