import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';
import { VoteTree } from './vote-tree.entity.js';

/** A stretch of the file of a month's leaves, in the order of their pseudonyms. */
@Entity('vote_tree_parts')
export class VoteTreePart {
  @PrimaryColumn({ type: 'text' })
  month: CalendarMonth;

  @ManyToOne(() => VoteTree, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'month', foreignKeyConstraintName: 'vote_tree_parts_month_fkey' })
  tree?: Relation<VoteTree>;

  /** From 0. */
  @PrimaryColumn({ type: 'integer' })
  number: number;

  /** None in the last part, which only ends the file. */
  @Column({ type: 'integer' })
  leaves: number;

  /** Pseudonym of its last leaf, after which the next part begins. */
  @Column({ type: 'text' })
  last: string;

  /** Bytes of it in the file. */
  @Column({ type: 'integer' })
  size: number;

  /** Bytes of it once it is unpacked. */
  @Column({ type: 'integer' })
  plainSize: number;

  /** CRC-32 of all that is unpacked up to its end. */
  @Column({ type: 'bigint' })
  crc: string;

  @Column({ type: 'bytea' })
  body: Buffer;

  /** Of its leaves, in the same order; only until the tree is made of them. */
  @Column({ type: 'bytea', nullable: true })
  hashes: Buffer | null;
}
