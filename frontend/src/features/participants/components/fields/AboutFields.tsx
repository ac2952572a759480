import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { participantLimits } from '../../../../limits';
import { counted } from '../../../../ui/forms/characters';
import type { OwnParticipant } from '../../api';
import { participantRules } from '../../participant-rules';
import { PortraitField } from '../portrait/PortraitField';
import { PortraitNote } from '../PortraitNote';

/** @param portrait what became of the portrait that was given before */
export function AboutFields({ portrait }: { portrait?: OwnParticipant['pictureCopy'] }) {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const rules = participantRules(tell);
  const address = Form.useWatch<string | undefined>('profileImageUrl');
  return (
    <>
      <Form.Item name="name" label={t('fields.name')} rules={rules.name} required>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item name="profession" label={t('fields.profession')} rules={rules.profession} required>
        <Input autoComplete="organization-title" />
      </Form.Item>
      <Form.Item name="bio" label={t('fields.bio')} rules={rules.bio} required>
        <Input.TextArea rows={4} count={counted(participantLimits.bio.max)} />
      </Form.Item>
      <PortraitField />
      {portrait?.address === address && <PortraitNote copy={portrait} />}
    </>
  );
}
