import { ApiProperty } from '@nestjs/swagger';
import { CONTRACT_NAMES } from '../../../chain/contracts/chain-contracts.js';
import type { ContractName } from '../../../chain/contracts/deployment-record.js';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../book-difference.js';

/** Something that contract and database tell differently at one block. */
export class BookDifferenceDto {
  @ApiProperty({ enum: DIFFERENCE_KINDS, enumName: 'BookDifferenceKind', example: 'payment' })
  kind: DifferenceKind;

  /** Ad, account, badge or month that it is about; null where it is about the contract as a whole. @example '12' */
  subject: string | null;

  /** What the database says: wei, a state, an address or a root. @example held */
  books: string;

  /** What the contract says. @example refunded */
  contract: string;

  /** The same in words. @example 'Payment of ad 12: the database says held, the contract refunded' */
  message: string;
}

/** The last comparison of a contract with the database. */
export class BookCheckDto {
  /** @example 97 */
  chainId: number;

  /** Coin of its chain. @example BNB */
  currency: string;

  /** Address of the contract. @example 0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512 */
  contract: string;

  @ApiProperty({ enum: CONTRACT_NAMES, enumName: 'ContractName', example: 'AdPaymentSplitter' })
  name: ContractName;

  /** The final block at which both were compared. @example 51234567 */
  block: number;

  /** @example 0x9b0c6e3d2a3b3f0c4f1f9c2d7f5f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f */
  blockHash: string;

  /** When the comparison began. */
  checkedAt: Date;

  /** Payments, badges or roots that were compared one by one. @example 41 */
  compared: number;

  /** There must be none; of very many the first hundred. */
  differences: BookDifferenceDto[];

  /** How many there are. @example 0 */
  differenceCount: number;
}
