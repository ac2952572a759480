import { useTranslation } from 'react-i18next';
import { Tag, type Tone } from '../../../ui/status/Tag';
import type { PaymentStatus } from '../api';

const tones: Record<PaymentStatus, Tone> = {
  pending: 'muted',
  confirming: 'warning',
  confirmed: 'success',
  settled: 'success',
  refunding: 'warning',
  refunded: 'muted',
  failed: 'danger',
};

/** Where the money of an ad stands, in a word. Says nothing of 'payment' itself: put it beside that word. */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('payments');
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
}
