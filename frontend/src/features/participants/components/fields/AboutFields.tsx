import { useTranslation } from 'react-i18next';
import { useWatch } from '../../../../ui/forms/form-context';
import { TextAreaField } from '../../../../ui/forms/TextAreaField';
import { TextField } from '../../../../ui/forms/TextField';
import { participantLimits } from '../../../../limits';
import type { OwnParticipant } from '../../api';
import { participantRules } from '../../participant-rules';
import { PortraitField } from '../portrait/PortraitField';
import { PortraitNote } from '../PortraitNote';

/** @param portrait what became of the portrait that was given before */
export function AboutFields({ portrait }: { portrait?: OwnParticipant['pictureCopy'] }) {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const rules = participantRules(tell);
  const address = useWatch<string | undefined>('profileImageUrl', undefined);
  return (
    <>
      <TextField name="name" label={t('fields.name')} rules={rules.name} required autoComplete="name" />
      <TextField
        name="profession"
        label={t('fields.profession')}
        rules={rules.profession}
        required
        autoComplete="organization-title"
      />
      <TextAreaField
        name="bio"
        label={t('fields.bio')}
        rules={rules.bio}
        required
        rows={4}
        most={participantLimits.bio.max}
      />
      <PortraitField />
      {portrait?.address === address && <PortraitNote copy={portrait} />}
    </>
  );
}
