import { useTranslation } from 'react-i18next';
import { Tag, type Tone } from './Tag';

const tones = {
  approved: 'success',
  completed: 'success',
  pending: 'warning',
  rejected: 'danger',
} as const satisfies Record<string, Tone>;

/** The status of an ad in its colour (spec section 4); a status unknown to us is shown muted, as it came. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  if (!isAdStatus(status)) return <Tag tone="muted">{status}</Tag>;
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
}

const isAdStatus = (status: string): status is keyof typeof tones => status in tones;
