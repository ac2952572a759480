import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Login } from '../../../api/generated/auth';
import { paths } from '../../../paths';
import { useLoginMutation } from '../../../session/api';
import { isSecondFactorNeeded } from '../../../session/second-factor-needed';
import { PasskeySignIn } from '../../../session/PasskeySignIn';
import { SecondStep } from '../../../session/SecondStep';
import { Button } from '../../../ui/button/Button';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
import { accountRules } from '../account-rules';
import styles from './forms.module.css';

/** Signs in; where to go then is up to the screen, which sees the session change. */
export function LoginForm() {
  const { t } = useTranslation('auth');
  const [form] = Form.useForm<Login>();
  const [login, { isLoading, error: refusal, reset }] = useLoginMutation();
  const { t: tell } = useTranslation('errors');
  const reportFailure = useReportFailure();
  const rules = accountRules(tell);
  const calm = useCalmValidation();

  const submit = async (values: Login) => {
    const { error } = await login({ login: values });
    if (error && !isSecondFactorNeeded(error))
      reportFailure(form, error, { title: t('login.failed.title'), text: t('login.failed.text') });
  };

  // Who it is stays; the password is asked for once more.
  const askAgain = () => {
    form.resetFields(['password']);
    reset();
  };

  if (isSecondFactorNeeded(refusal)) return <SecondStep onExpired={askAgain} />;
  return (
    <>
      <Form
        form={form}
        name="login"
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
        {...calm}
      >
        <Form.Item name="username" label={t('fields.username')} rules={rules.usernameGiven}>
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item name="password" label={t('fields.password')} rules={rules.passwordGiven}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
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
