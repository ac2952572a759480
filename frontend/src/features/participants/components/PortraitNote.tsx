import { useTranslation } from 'react-i18next';
import { CopyNote } from '../../../ui/picture/CopyNote';
import type { OwnParticipant } from '../api';

/** What became of a portrait that was given by its address, and what can be done where it could not be copied; nothing where it is there. */
export function PortraitNote({ copy }: { copy: OwnParticipant['pictureCopy'] }) {
  const { t } = useTranslation('participants');
  if (!copy) return null;
  return (
    <div role="note" aria-label={t('portrait.title')}>
      <CopyNote copy={copy} />
      {copy.state === 'failed' && <p>{t('portrait.notCopied')}</p>}
    </div>
  );
}
