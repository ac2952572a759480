/** Planned use of the income in percent; the specification's section 9. */
export class DistributionDto {
  /** @example 30 */
  founder: number;
  /** @example 40 */
  operations: number;
  /** @example 20 */
  development: number;
  /** @example 10 */
  marketing: number;
}

/** What happened on the chain, counted. */
export class TransactionBreakdownDto {
  /** Ads paid for and not given back. */
  adPayments: number;

  /** @example 0 */
  votes: number;

  /** @example 0 */
  nftMintings: number;
}

/** Fees received in a month. */
export class MonthlyFeesDto {
  /** In UTC. @example 2026-11 */
  month: string;
  /** Coins with four decimals. @example '75.0000' */
  amount: string;
  /** @example 3 */
  payments: number;
}

/** The platform's figures, from verified transactions only. */
export class TokenomicsDto {
  /** Confirmed and settled payments less refunds, in coins with four decimals. @example '150.0000' */
  totalFeesCollected: string;

  /** The founder's 30% of it. @example '45.0000' */
  founderProfit: string;

  /** adPayments + votes + nftMintings. */
  transactionCount: number;

  /** Planned use of the income. */
  distribution: DistributionDto;

  /** What the count is made of. */
  transactionBreakdown: TransactionBreakdownDto;

  /** Oldest month first. */
  history: MonthlyFeesDto[];

  /** Where the platform's shares go; null while no contract is deployed. */
  platformWallet: string | null;

  /** Where the founder's shares go. */
  founderWallet: string | null;

  /** When these figures were added up. */
  lastUpdated: Date;
}
