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

/** What was paid in one coin, on whatever chains; coins of test networks are counted apart. */
export class CoinFiguresDto {
  /** @example BNB */
  currency: string;

  /** True for coins without real value. */
  testnet: boolean;

  /** Confirmed and settled payments less refunds, in coins with four decimals. @example '150.0000' */
  totalFeesCollected: string;

  /** The founder's 30% of it. @example '45.0000' */
  founderProfit: string;

  /** Ads paid for in this coin and not given back. @example 6 */
  payments: number;

  /** Oldest month first. */
  history: MonthlyFeesDto[];
}

/** What came in and went out in one coin in some months. */
export class MonthsOfCoinDto extends CoinFiguresDto {
  /** The platform's 70% of it. @example '105.0000' */
  platformShare: string;
}

/** Where the shares of the payments on a chain go. */
export class ChainWalletsDto {
  /** @example 97 */
  chainId: number;

  /** Receives the platform's shares. */
  platformWallet: string;

  /** Receives the founder's shares. */
  founderWallet: string;
}

/** The platform's figures, from verified transactions only. Sums outside `coins` are of the home chain's coin. */
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

  /** The same for each coin, the home chain's first. */
  coins: CoinFiguresDto[];

  /** Where the shares go on each chain with a contract that was reached. */
  wallets: ChainWalletsDto[];

  /** Where the platform's shares go on the home chain; null while no contract is deployed. */
  platformWallet: string | null;

  /** Where the founder's shares go on the home chain. */
  founderWallet: string | null;

  /** When these figures were added up. */
  lastUpdated: Date;
}
