import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ChainFailure, isChainFailure } from '../../api/chain-failure';
import type { Problem } from '../../api/generated/failure';
import { toChainFailure } from '../../chain/chain-failure';
import { localeOf } from '../../i18n/languages';
import type payments from '../../i18n/en/payments.json';
import { advertising } from '../../season';
import { problemText } from '../../ui/feedback/problem-text';
import { formatCoins } from '../../ui/money/format-coins';

/** Why a payment did not happen. Plain data, because it outlives a reload; `amount` in wei. */
export type PaymentFailure =
  | ChainFailure
  | { code: 'priceChanged' | 'noWallet' | 'reverted' | 'replaced' | 'dropped' }
  | { code: 'wrongNetwork'; network: string }
  | { code: 'insufficientFunds'; amount: string; currency: string }
  | { code: 'refused'; problem: Problem };

/** Carries a failure that we found ourselves, before anything was sent. */
export class PaymentError extends Error {
  readonly failure: PaymentFailure;

  constructor(failure: PaymentFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** Names the cause of whatever a wallet, a node or the contract threw, or a question to them ended with. */
export function toPaymentFailure(error: unknown): PaymentFailure {
  if (error instanceof PaymentError) return error.failure;
  return !(error instanceof Error) && isChainFailure(error) ? error : toChainFailure(error);
}

/** What was to be done: each says in words of its own what became of it. */
export type SplitterAction = 'payment' | 'reclaim' | 'release' | 'withdrawal';

type KnownContractError = keyof typeof payments.contractError;

/** Says in a sentence why it did not happen (spec section 8, Payment), in the language of now. */
export function failureText(
  texts: i18n,
  failure: PaymentFailure,
  action: SplitterAction = 'payment',
): string {
  const t = texts.getFixedT(null, 'payments');
  switch (failure.code) {
    case 'insufficientFunds': {
      const amount = formatCoins(roundUp(BigInt(failure.amount)), 6, localeOf(texts.language));
      return t('failure.insufficientFunds', { amount, currency: failure.currency });
    }
    case 'noFunds':
      return action === 'payment' ? t('failure.noFunds') : t('action.noFunds');
    case 'noWallet':
      return t('disconnected.title');
    case 'wrongNetwork':
      return t('failure.wrongNetwork', { network: failure.network });
    case 'contract':
      return contractText(texts, failure.errorName, action);
    case 'refused':
      return problemText(texts, failure.problem);
    case 'unknown':
      return failure.detail ?? fallbackText(texts, action);
    default:
      return t(`failure.${failure.code}`);
  }
}

/** As {@link failureText}, in the language of the page. */
export function useFailureText(): (failure: PaymentFailure, action?: SplitterAction) => string {
  const { i18n: texts } = useTranslation('payments');
  return (failure, action) => failureText(texts, failure, action);
}

/** A contract that refuses in a block gives no name. */
function contractText(texts: i18n, errorName: string, action: SplitterAction): string {
  const t = texts.getFixedT(null, 'payments');
  if (texts.exists(`payments:contractError.${errorName}`))
    return t(`contractError.${errorName as KnownContractError}`, { holdDays: advertising.holdDays });
  return errorName === '' && action !== 'payment'
    ? t(`action.reverted.${action}`)
    : fallbackText(texts, action);
}

function fallbackText(texts: i18n, action: SplitterAction): string {
  const t = texts.getFixedT(null, 'payments');
  return action === 'payment' ? t('failure.fallback') : t('action.fallback');
}

/** What is shown has six decimals at most. */
const SHOWN_UNIT = 10n ** 12n;

/** Rounds wei up to what is shown, where a figure that was cut would promise too little. */
export const roundUp = (wei: bigint): bigint => ((wei + SHOWN_UNIT - 1n) / SHOWN_UNIT) * SHOWN_UNIT;
