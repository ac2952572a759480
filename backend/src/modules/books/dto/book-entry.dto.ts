import { ApiProperty } from '@nestjs/swagger';
import { BOOK_KINDS, type BookKind } from '../book-kinds.js';

/** An event of one of our contracts, as the chain keeps it. Amounts are wei as decimal text. */
export class BookEntryDto {
  /** @example 4711 */
  id: number;

  /** @example 97 */
  chainId: number;

  /** Coin of its chain. @example BNB */
  currency: string;

  @ApiProperty({ enum: BOOK_KINDS, enumName: 'BookKind', example: 'payment' })
  kind: BookKind;

  /** Name of the event in the contract. @example AdPaid */
  event: string;

  /** Address of the contract. @example 0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512 */
  contract: string;

  /** Version of the contract; null where its chain is no longer followed. @example 2 */
  contractVersion: number | null;

  /** The ad whose money it is; text, as the first contract takes ids that no ad has. @example '12' */
  adId: string | null;

  /** @example '7' */
  badgeId: string | null;

  /** The month whose votes a root stands for. @example 2026-10 */
  month: string | null;

  /** Who paid, was paid, or holds the badge. @example 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 */
  account: string | null;

  /** Coins that it is about; the new price where the price changed. @example '25000000000000000000' */
  amount: string | null;

  /** The founder's 30%. @example '7500000000000000000' */
  founderAmount: string | null;

  /** The platform's 70%. @example '17500000000000000000' */
  platformAmount: string | null;

  /** Which payment of the ad, from 1; null where the contract does not count them. @example 1 */
  attempt: number | null;

  /** All that the event says, by the contract's names. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'boolean' }] },
    example: { adId: '12', payer: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' },
  })
  args: Record<string, string | boolean>;

  /** @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060 */
  transactionHash: string;

  /** Page that shows the transaction, at a block explorer or, for local chains, on this site. */
  explorerUrl: string | null;

  /** @example 51234567 */
  blockNumber: number;

  /** @example 0x9b0c6e3d2a3b3f0c4f1f9c2d7f5f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f */
  blockHash: string;

  /** Place of its log in the block. @example 3 */
  logIndex: number;

  /** When its block was made. */
  time: Date;

  /** Whether its receipt was read once more after the chain's own number of confirmations. */
  isFinal: boolean;
}
