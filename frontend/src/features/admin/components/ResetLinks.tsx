import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { antdRules } from '../forms/antd-rules';
import { atLeast } from '../../../ui/forms/rule';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../forms/use-calm-validation';
import { useMakeResetLinkMutation } from '../links-api';
import { HandedLink } from './HandedLink';
import styles from './SettingsTab.module.css';

/** Makes a link for an account that lost its password, to be handed over. */
export function ResetLinks() {
  const { t } = useTranslation(['admin', 'errors']);
  const reportFailure = useReportFailure();
  const [form] = Form.useForm<{ username: string }>();
  const [make, { data: link, isLoading }] = useMakeResetLinkMutation();

  const submit = async ({ username }: { username: string }) => {
    const { error } = await make({ makeResetLink: { username } });
    if (error) reportFailure(form, error, { title: t('links.failed.title'), text: t('links.failed.text') });
  };
  return (
    <>
      <p className={styles.hint}>{t('links.reset.hint')}</p>
      <Form
        form={form}
        name="reset-link"
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
        {...useCalmValidation()}
      >
        <Form.Item
          name="username"
          label={t('links.reset.username')}
          rules={antdRules([atLeast(1, t('errors:username_required'))])}
        >
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Button type="submit" kind="secondary" loading={isLoading}>
          {t('links.reset.make')}
        </Button>
      </Form>
      {link && <HandedLink {...link} />}
    </>
  );
}
