import { useTranslation } from 'react-i18next';
import { AddressField } from '../../../../ui/forms/TextField';
import { participantRules } from '../../participant-rules';

/** The portrait by the address of a picture. */
export function PortraitForm() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  return (
    <AddressField
      name="profileImageUrl"
      label={t('fields.profileImageUrl')}
      hint={t('fields.profileImageUrlNote')}
      rules={participantRules(tell).profileImageUrl}
    />
  );
}
