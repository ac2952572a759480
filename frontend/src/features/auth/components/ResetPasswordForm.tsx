import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { useCommonPassword } from '../../../session/use-common-password';
import { useResetPasswordMutation } from '../identity-api';
import { Button } from '../../../ui/button/Button';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
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
  const [form] = Form.useForm<{ password: string }>();
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
    <Form
      form={form}
      name="reset"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => void submit(values)}
      {...useCalmValidation()}
    >
      <Form.Item
        name="password"
        label={t('fields.newPassword')}
        rules={accountRules(tell).password}
        extra={common.note}
      >
        <Input.Password autoComplete="new-password" {...common.watch} />
      </Form.Item>
      <div className={styles.actions}>
        <Button type="submit" loading={isLoading}>
          {t('reset.submit')}
        </Button>
        {isError && <Link to={paths.forgotPassword}>{t('reset.again')}</Link>}
      </div>
    </Form>
  );
}
