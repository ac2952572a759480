import { useTranslation } from 'react-i18next';
import { Tag, type Tone } from '../../../ui/status/Tag';
import type { PaymentCardState } from '../payment-card-state';

const tones: Record<PaymentCardState, Tone> = {
  disconnected: 'muted',
  network_select: 'warning',
  ready: 'success',
  processing: 'warning',
  confirmed: 'success',
  error: 'danger',
};

/** The card's state in a word, read out when it changes. */
export function CardStateTag({ state }: { state: PaymentCardState }) {
  const { t } = useTranslation('payments');
  return (
    <span role="status">
      <Tag tone={tones[state]}>{t(`card.state.${state}`)}</Tag>
    </span>
  );
}
