import { useTranslation } from 'react-i18next';
import { CopyButton } from '../money/CopyButton';

/** The button that copies a reference. */
export default function CopyReference({ reference }: { reference: string }) {
  const { t } = useTranslation('common');
  return <CopyButton text={reference} label={t('reference.copy')} />;
}
