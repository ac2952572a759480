import { ApiProperty } from '@nestjs/swagger';

const CHAIN_TRANSACTION_STATUSES = ['pending', 'success', 'reverted'] as const;
export type ChainTransactionStatus = (typeof CHAIN_TRANSACTION_STATUSES)[number];

/** An event of the payment contract. */
export class TransactionEventDto {
  /** @example AdPaid */
  name: string;

  /** @example 12 */
  adId: string;

  /** Account that paid for the ad. */
  payer: string;

  /** Wei as decimal text. @example '25000000000000000000' */
  amount: string;
}

/** A transaction as the chain knows it. Amounts are wei as decimal text. */
export class TransactionDto {
  /** @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060 */
  hash: string;

  /** @example 31337 */
  chainId: number;

  @ApiProperty({ enum: CHAIN_TRANSACTION_STATUSES, enumName: 'ChainTransactionStatus', example: 'success' })
  status: ChainTransactionStatus;

  /** Null while it waits to be mined. */
  blockNumber: number | null;

  /** Blocks since, its own included. */
  confirmations: number;

  /** Account that sent it. @example 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 */
  from: string;

  /** Null for a contract's creation. */
  to: string | null;

  /** @example '25000000000000000000' */
  value: string;

  /** Network fee paid. @example '49566000000000' */
  fee: string | null;

  /** Time of its block. */
  timestamp: Date | null;

  /** What the payment contract recorded. */
  events: TransactionEventDto[];
}
