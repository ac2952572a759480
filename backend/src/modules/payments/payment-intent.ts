import type { AdPayment } from './entities/ad-payment.entity.js';

/** One payment, one intent, whatever is decided: a refund is never signed while a settlement is on its way. */
export const intentOf = ({
  chainId,
  splitter,
  transactionHash,
  adId,
}: Pick<AdPayment, 'chainId' | 'splitter' | 'transactionHash' | 'adId'>): string =>
  `ad-payment:${chainId}:${splitter}:${transactionHash}:${adId}`;

/** The same for a row of ad_payments, in SQL. */
export const INTENT_SQL = (row: string): string =>
  `'ad-payment:' || ${row}.chain_id || ':' || ${row}.splitter || ':' || ${row}.transaction_hash || ':' || ${row}.ad_id`;
