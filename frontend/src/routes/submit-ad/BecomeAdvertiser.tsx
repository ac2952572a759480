import { useTranslation } from 'react-i18next';
import { BecomeAdvertiserButton } from '../../session/BecomeAdvertiserButton';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** For viewer accounts, which may watch and vote but not advertise until they say so. */
export function BecomeAdvertiser() {
  const { t } = useTranslation('auth');
  return <EmptyState text={t('becomeAdvertiser.text')} action={<BecomeAdvertiserButton />} />;
}
