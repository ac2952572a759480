import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import type payments from '../../../i18n/en/payments.json';
import { advertising } from '../../../season';
import { useProblemText } from '../../../ui/feedback/problem-text';
import { formatCoins } from '../../../ui/money/format-coins';
import type { PaymentFailure } from '../payment-failure';
import { roundUp } from '../round-up';

type KnownContractError = keyof typeof payments.contractError;

/** Gives a function that says in a sentence why a payment did not happen (spec section 8, Payment). */
export function useFailureText(): (failure: PaymentFailure) => string {
  const { t, i18n } = useTranslation('payments');
  const locale = useLocale();
  const problemText = useProblemText();
  const contractText = (errorName: string): string =>
    i18n.exists(`payments:contractError.${errorName}`)
      ? t(`contractError.${errorName as KnownContractError}`, { holdDays: advertising.holdDays })
      : t('failure.fallback');

  return (failure) => {
    switch (failure.code) {
      case 'insufficientFunds': {
        const amount = formatCoins(roundUp(BigInt(failure.amount)), 6, locale);
        return t('failure.insufficientFunds', { amount, currency: failure.currency });
      }
      case 'wrongNetwork':
        return t('failure.wrongNetwork', { network: failure.network });
      case 'contract':
        return contractText(failure.errorName);
      case 'refused':
        return problemText(failure.problem);
      case 'unknown':
        return failure.detail ?? t('failure.fallback');
      default:
        return t(`failure.${failure.code}`);
    }
  };
}
