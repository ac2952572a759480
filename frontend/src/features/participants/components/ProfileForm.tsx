import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { reportFailure } from '../../../ui/forms/report-failure';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
import { toast } from '../../../ui/toast/toast';
import { type OwnParticipant, useUpdateOwnParticipantMutation } from '../api';
import { type ProfileFormValues, toFormValues, toProfileRequest } from '../participant-form-values';
import { AboutFields } from './fields/AboutFields';
import { LinkFields } from './fields/LinkFields';
import { ProjectFields } from './fields/ProjectFields';

/** Changes what a participant says of themselves; what the policy decided by stays as it was. */
export function ProfileForm({ participant, onDone }: { participant: OwnParticipant; onDone: () => void }) {
  const { t } = useTranslation('participants');
  const [form] = Form.useForm<ProfileFormValues>();
  const [update, { isLoading }] = useUpdateOwnParticipantMutation();

  const submit = async (values: ProfileFormValues) => {
    const { error } = await update({ updateParticipant: toProfileRequest(values) });
    if (error) {
      reportFailure(form, error, { title: t('profile.failed.title'), text: t('profile.failed.text') });
      return;
    }
    toast({ kind: 'success', title: t('profile.done.title'), text: t('profile.done.text') });
    onDone();
  };

  return (
    <Form
      form={form}
      name="profile"
      layout="vertical"
      requiredMark={false}
      initialValues={toFormValues(participant)}
      onFinish={(values) => void submit(values)}
      {...useCalmValidation()}
    >
      <AboutFields />
      <ProjectFields />
      <LinkFields />
      <Button type="submit" loading={isLoading}>
        {t('profile.save')}
      </Button>{' '}
      <Button kind="quiet" onClick={onDone}>
        {t('profile.cancel')}
      </Button>
    </Form>
  );
}
