import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';
import { VoteTree } from './vote-tree.entity.js';

/** Some thousand neighbouring hashes of a month's tree, whose nodes are numbered from the root on, leaves last. */
@Entity('vote_tree_chunks')
@Index('vote_tree_chunks_first_leaf', ['month', 'firstLeaf'])
export class VoteTreeChunk {
  @PrimaryColumn({ type: 'text' })
  month: CalendarMonth;

  @ManyToOne(() => VoteTree, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'month', foreignKeyConstraintName: 'vote_tree_chunks_month_fkey' })
  tree?: Relation<VoteTree>;

  /** From 0. */
  @PrimaryColumn({ type: 'integer' })
  number: number;

  /** The greatest leaf in it, as leaves come in descending order; null where there is none. */
  @Column({ type: 'bytea', nullable: true })
  firstLeaf: Buffer | null;

  @Column({ type: 'bytea' })
  hashes: Buffer;
}
