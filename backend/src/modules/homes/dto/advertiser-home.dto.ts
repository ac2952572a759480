/** What an account paid for its ads in the coin of one chain; wei as decimal text. */
export class PaidCoinsDto {
  /** @example 97 */
  chainId: number;

  /** Coin of the chain. @example BNB */
  currency: string;

  /** Held by the contract: the ad is not decided on yet, or the payment not final. @example '25000000000000000000' */
  held: string;

  /** Split once the ad was approved. @example '25000000000000000000' */
  settled: string;

  /** Given back. @example '0' */
  refunded: string;
}

/** What an advertiser's home shows beside their ads, which have an answer of their own. */
export class AdvertiserHomeDto {
  /** By chain, in the order of their numbers; empty where nothing was ever paid. */
  paid: PaidCoinsDto[];
}
