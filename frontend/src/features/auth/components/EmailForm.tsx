import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUpdateCurrentUserMutation } from '../../../session/api';
import { Button } from '../../../ui/button/Button';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
import { toast } from '../../../ui/toast/toast';
import { accountRules } from '../account-rules';

interface EmailValues {
  currentPassword: string;
  email: string;
}

/** Begins to change the address of whoever is signed in: it counts once the link that is mailed to it was opened. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [form] = Form.useForm<EmailValues>();
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
    <Form
      form={form}
      name="email"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => void submit(values)}
      {...useCalmValidation()}
    >
      <Form.Item name="email" label={t('fields.newEmail')} rules={rules.email}>
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="currentPassword" label={t('fields.currentPassword')} rules={rules.passwordGiven}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="submit" kind="secondary" loading={isLoading}>
        {t('email.submit')}
      </Button>
    </Form>
  );
}
