import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import type { Problem } from '../../../../common/errors/problem.js';
import { User } from '../../../auth/entities/user.entity.js';
import type { CopyState, CopyUse } from '../copying.types.js';

/** A picture elsewhere that somebody named and that has no copy here yet; gone once it has. */
@Entity('picture_copies')
@Unique('picture_copies_address_key', ['userId', 'use', 'addressHash'])
@Index('picture_copies_state_id', ['state', 'id'])
export class PictureCopy {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'picture_copies_pkey' })
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'picture_copies_user_id_fkey' })
  user?: Relation<User>;

  /** What shows the picture. */
  @Column({ type: 'text' })
  use: CopyUse;

  @Column({ type: 'text' })
  address: string;

  /** SHA-256 in hexadecimal: an address may be longer than an index takes. */
  @Column({ type: 'text' })
  addressHash: string;

  @Column({ type: 'text', default: 'waiting' })
  state: CopyState;

  /** Why the last try came to nothing. */
  @Column({ type: 'jsonb', nullable: true })
  problem: Problem | null;

  /** Since it was last asked for. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** Counts how often somebody asked for it, so that an earlier job never ends what a later one is to do. */
  @Column({ type: 'integer', default: 1 })
  asked: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
