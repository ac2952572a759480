import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { Button } from '../../../ui/button/Button';
import { DraftNote } from '../../../ui/forms/DraftNote';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { useFormDraft } from '../../../ui/forms/use-form-draft';
import { useLeaveWarning } from '../../../ui/forms/use-leave-warning';
import { toast } from '../../../ui/toast/toast';
import type { OwnParticipant } from '../api';
import { useUpdateOwnParticipantMutation } from '../own-api';
import { profileDraftKey } from '../profile-draft';
import { type ProfileFormValues, toFormValues, toProfileRequest } from '../participant-form-values';
import { AboutFields } from './fields/AboutFields';
import { LinkFields } from './fields/LinkFields';
import { ProjectFields } from './fields/ProjectFields';

/** Changes what a participant says of themselves; what the policy decided by stays as it was. What is typed is kept in the tab. */
export function ProfileForm({ participant, onDone }: { participant: OwnParticipant; onDone: () => void }) {
  const { t } = useTranslation('participants');
  const reportFailure = useReportFailure();
  const form = useForm();
  const { isUnsaved, discard, startOver, formProps } = useFormDraft<ProfileFormValues>({
    form,
    key: profileDraftKey(participant),
    initial: toFormValues(participant),
  });
  useLeaveWarning(isUnsaved);
  const [update, { isLoading }] = useUpdateOwnParticipantMutation();

  const submit = async (values: ProfileFormValues) => {
    const { error } = await update({
      season: participant.season,
      updateParticipant: toProfileRequest(values),
    });
    if (error) {
      reportFailure(form, error, { title: t('profile.failed.title'), text: t('profile.failed.text') });
      return;
    }
    discard();
    toast({ kind: 'success', title: t('profile.done.title'), text: t('profile.done.text') });
    onDone();
  };
  const cancel = () => {
    discard();
    onDone();
  };

  return (
    <Form form={form} {...formProps} onFinish={(values: ProfileFormValues) => void submit(values)}>
      <DraftNote isUnsaved={isUnsaved} onDiscard={startOver} />
      <AboutFields portrait={participant.pictureCopy} />
      <ProjectFields />
      <LinkFields />
      <Button type="submit" loading={isLoading}>
        {t('profile.save')}
      </Button>{' '}
      <Button kind="quiet" onClick={cancel}>
        {t('profile.cancel')}
      </Button>
    </Form>
  );
}
