import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BookDifference } from '../book-difference.js';

/** How far a comparison that is under way has come. */
@Entity('book_check_progress')
export class BookCheckProgress {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  /** Address, lower case. */
  @PrimaryColumn({ type: 'text' })
  contract: string;

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  /** Name of what is compared next. */
  @Column({ type: 'text' })
  part: string;

  /** The last id, month or block of that part that was compared; empty before the first. */
  @Column({ type: 'text' })
  after: string;

  @Column({ type: 'integer' })
  compared: number;

  /** The first of those found so far. */
  @Column({ type: 'jsonb' })
  differences: BookDifference[];

  @Column({ type: 'integer' })
  differenceCount: number;
}
