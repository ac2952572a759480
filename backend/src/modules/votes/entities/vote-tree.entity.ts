import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';

/** The stored tree of an ended month's votes; its figures are null while it is being made. */
@Entity('vote_trees')
@Check('vote_trees_outdated', 'root IS NULL OR NOT is_outdated')
export class VoteTree {
  @PrimaryColumn({ type: 'text' })
  month: CalendarMonth;

  /** 0x and 64 hex digits. */
  @Column({ type: 'text', nullable: true })
  root: string | null;

  @Column({ type: 'integer', nullable: true })
  leaves: number | null;

  /** Size of the file that its parts are. */
  @Column({ type: 'bigint', nullable: true })
  bytes: string | null;

  /** A vote was changed since it was begun: it has no root, and is dropped by whoever makes it anew. */
  @Column({ type: 'boolean', default: false })
  isOutdated: boolean;

  /** Votes no longer lead to the root that was fixed, as whoever made the tree last has found. */
  @Column({ type: 'boolean', default: false })
  differs: boolean;
}
