import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Register } from '../../../api/generated/auth';
import { currentLanguage } from '../../../i18n';
import { useRegisterMutation } from '../../../session/api';
import { useCommonPassword } from '../../../session/use-common-password';
import { Button } from '../../../ui/button/Button';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
import { accountRules } from '../account-rules';

/** Makes an account, by an invitation if there is one, and signs it in; where to go then is up to the screen, which sees the session change. */
export function RegisterForm({ invitation }: { invitation?: string }) {
  const { t } = useTranslation('auth');
  const [form] = Form.useForm<Register>();
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
    <Form
      form={form}
      name="register"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => void submit(values)}
      {...useCalmValidation()}
    >
      <Form.Item name="username" label={t('fields.username')} rules={rules.username}>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="email" label={t('fields.email')} rules={rules.email}>
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="password" label={t('fields.password')} rules={rules.password} extra={common.note}>
        <Input.Password autoComplete="new-password" {...common.watch} />
      </Form.Item>
      <Button type="submit" loading={isLoading}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
