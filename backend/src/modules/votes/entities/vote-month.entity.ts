import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';

/** A month whose votes are fixed: they can no longer change, for their root is, or will be, on the chain. */
@Entity('vote_months')
export class VoteMonth {
  @PrimaryColumn({ type: 'text' })
  month: CalendarMonth;

  /** Of the Merkle tree over the month's votes: 0x and 64 hex digits. */
  @Column({ type: 'text' })
  root: string;

  /** Leaves of the tree. */
  @Column({ type: 'integer' })
  leaves: number;

  /** When the votes were fixed. */
  @Column({ type: 'timestamptz' })
  closedAt: Date;

  /** Registry on which the root stands or is to stand: decided once, so that it stands on no other. */
  @Column({ type: 'text', nullable: true })
  registry: string | null;

  /** Transaction that published the root; null until its block was read. */
  @Column({ type: 'text', nullable: true })
  transactionHash: string | null;

  @Column({ type: 'integer', nullable: true })
  blockNumber: number | null;
}
