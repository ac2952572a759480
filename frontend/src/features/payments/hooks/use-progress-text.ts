import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import type { AdPayment } from '../api';
import { finalLater } from '../final-after';

type VerifiedStatus = 'confirming' | 'confirmed' | 'settled' | 'refunding';

/** Gives a function that says in a sentence where a verified payment stands, and what comes next. */
export function useProgressText(): (payment: AdPayment) => string {
  const { t } = useTranslation('payments');
  const { find } = useNetworks();
  return (payment) => {
    if (payment.awaitsDecision) return t('confirmed.awaitsDecision');
    const { status, confirmations, requiredConfirmations: required, chainId } = payment;
    const network = find(chainId);
    const final = finalLater(payment);
    if (final === null || !network) return t(`confirmed.${status as VerifiedStatus}`, { required });
    const key = confirmations < required ? 'confirmed.confirmingLonger' : 'confirmed.finalLater';
    return t(key, { required, final, network: network.name });
  };
}
