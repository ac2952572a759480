/** What a splitter said of itself at one block. Amounts are wei as decimal text. */
export class BookReadingDto {
  /** @example 51234567 */
  block: number;

  /** @example 0x9b0c6e3d2a3b3f0c4f1f9c2d7f5f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f */
  blockHash: string;

  /** When it was asked. */
  checkedAt: Date;

  /** Coins at its address. @example '50000000000000000000' */
  balance: string;

  /** Payments that it holds undecided. @example '25000000000000000000' */
  held: string;

  /** Credits of those who could not take their refund. @example '0' */
  credits: string;

  /** What the founder may have paid out. @example '7500000000000000000' */
  owedFounder: string;

  /** What the platform may have paid out. @example '17500000000000000000' */
  owedPlatform: string;
}

/**
 * The account of one splitter, folded from its events up to a block: held + credits + owedFounder + owedPlatform +
 * surplus = balance. Amounts are wei as decimal text.
 */
export class BookAccountDto {
  /** @example 97 */
  chainId: number;

  /** Coin of its chain. @example BNB */
  currency: string;

  /** Address of the splitter. @example 0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512 */
  contract: string;

  /** Version of the contract. @example 2 */
  version: number;

  /** The block up to which its events were read. @example 51234567 */
  block: number;

  /** @example 0x9b0c6e3d2a3b3f0c4f1f9c2d7f5f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f */
  blockHash: string;

  /** All payments ever. @example '75000000000000000000' */
  paid: string;

  /** Payments that were split. @example '25000000000000000000' */
  settled: string;

  /** Payments that were given back, those that became credits included. @example '25000000000000000000' */
  refunded: string;

  /** Refunds that could not be delivered and wait for their payers. @example '0' */
  credits: string;

  /** Credits that were paid out. @example '0' */
  creditsPaid: string;

  /** What the payees had paid out. @example '0' */
  released: string;

  /** Payments that wait for a decision. @example '25000000000000000000' */
  held: string;

  /** What waits for the founder. @example '7500000000000000000' */
  owedFounder: string;

  /** What waits for the platform. @example '17500000000000000000' */
  owedPlatform: string;

  /** Coins that came by no payment: forced in, they stay for ever. @example '0' */
  surplus: string;

  /** What the contract must hold by these figures. @example '50000000000000000000' */
  balance: string;

  /** The contract's own figures as last read; null before the first time. */
  reading: BookReadingDto | null;
}
