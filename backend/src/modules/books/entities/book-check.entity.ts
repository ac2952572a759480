import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ContractName } from '../../../chain/contracts/deployment-record.js';
import type { BookDifference } from '../book-difference.js';

/** What a splitter said of itself; wei as decimal text. */
export interface SplitterFigures {
  balance: string;
  held: string;
  credits: string;
  owedFounder: string;
  owedPlatform: string;
}

/** The last comparison of a contract with the database. */
@Entity('book_checks')
export class BookCheck {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  /** Address, lower case. */
  @PrimaryColumn({ type: 'text' })
  contract: string;

  @Column({ type: 'text' })
  name: ContractName;

  @Column({ type: 'integer' })
  block: number;

  @Column({ type: 'text' })
  blockHash: string;

  /** When the comparison began. */
  @Column({ type: 'timestamptz' })
  checkedAt: Date;

  /** Payments, badges or roots that were compared one by one. */
  @Column({ type: 'integer' })
  compared: number;

  /** Null for contracts that hold no money. */
  @Column({ type: 'jsonb', nullable: true })
  figures: SplitterFigures | null;

  /** The first of them; very many have one cause. */
  @Column({ type: 'jsonb' })
  differences: BookDifference[];

  @Column({ type: 'integer' })
  differenceCount: number;
}
