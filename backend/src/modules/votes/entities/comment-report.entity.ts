import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import { Vote } from './vote.entity.js';

/** Somebody finds that a comment should not stand there. */
@Entity('comment_reports')
@Index('comment_reports_user', ['userId'])
export class CommentReport {
  @PrimaryColumn({ type: 'integer' })
  voteId: number;

  @ManyToOne(() => Vote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'vote_id', foreignKeyConstraintName: 'comment_reports_vote_id_fkey' })
  vote?: Relation<Vote>;

  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'comment_reports_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
