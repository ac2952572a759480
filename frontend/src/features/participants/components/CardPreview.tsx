import { useTranslation } from 'react-i18next';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { isPicture } from '../../../ui/forms/web-address';
import { toProfileRequest, type ProfileFormValues } from '../participant-form-values';
import styles from './Aside.module.css';
import { ParticipantCard } from './ParticipantCard';

/** The card that is being written, with the portrait once its address is whole, under the number that would be its own today. */
export function CardPreview({ draft }: { draft: Partial<ProfileFormValues> }) {
  const { t } = useTranslation('participants');
  const { data } = useGetChallengeSettingsQuery();
  const number = (data?.participantsCount ?? 0) + 1;
  const person = toProfileRequest({
    ...draft,
    name: draft.name || t('form.previewName'),
    profession: draft.profession || t('form.previewProfession'),
    bio: draft.bio || t('form.previewBio'),
    projectDescription: '',
    profileImageUrl: isPicture(draft.profileImageUrl ?? '') ? draft.profileImageUrl : undefined,
  });
  return (
    <section aria-label={t('form.preview')}>
      <h2 className={styles.heading}>{t('form.preview')}</h2>
      <ParticipantCard person={{ ...person, id: number }} number={number} name={person.name} />
    </section>
  );
}
