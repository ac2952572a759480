import type { AdPayment, PaymentStatus } from './api';

/** One payment that the server found confirmed on its chain, and what is known of it; amounts in wei. */
export interface Receipt {
  status: PaymentStatus;
  txHash: string;
  explorerUrl: string | null;
  chainId: number;
  currency: string;
  payer: string;
  amount: string;
  /** Time of its block; null where the server tells it with the transaction alone. */
  paidAt: string | null;
  /** Contract that took it, where the server tells. */
  splitter: string | null;
  founderAmount: string | null;
  platformAmount: string | null;
  /** Split it or gave it back. */
  settlementTxHash: string | null;
  settlementExplorerUrl: string | null;
}

type Whole = AdPayment & Pick<Receipt, 'txHash' | 'chainId' | 'currency' | 'payer' | 'amount'>;

const parts = ['txHash', 'chainId', 'currency', 'payer', 'amount'] as const;

const isWhole = (payment: AdPayment): payment is Whole => parts.every((part) => payment[part] !== null);

const receipted: readonly PaymentStatus[] = ['confirmed', 'settled', 'refunding', 'refunded'];

/** What there are receipts for: the ad's payment and further ones, each once it is confirmed. */
export function receiptsOf(payment: AdPayment): Receipt[] {
  const further = payment.further.map((each) => ({
    ...each,
    ...{ paidAt: null, splitter: null, founderAmount: null, platformAmount: null },
  }));
  return [...(isWhole(payment) ? [payment] : []), ...further].filter(({ status }) =>
    receipted.includes(status),
  );
}
