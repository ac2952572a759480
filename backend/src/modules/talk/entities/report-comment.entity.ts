import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import { ProgressUpdate } from '../../progress/entities/progress-update.entity.js';

/** What somebody says of a report, or answers to what somebody said of it. */
@Entity('report_comments')
@Index('report_comments_report', ['progressUpdateId'])
@Index('report_comments_threads', ['progressUpdateId', 'id'], { where: 'reply_to IS NULL' })
@Index('report_comments_replies', ['replyTo', 'id'], { where: 'reply_to IS NOT NULL' })
@Index('report_comments_user', ['userId', 'id'])
@Index('report_comments_replied', ['repliedUserId', 'id'], { where: 'replied_user_id IS NOT NULL' })
@Index('report_comments_hidden', ['id'], { where: 'hidden' })
@Index('report_comments_to_answer', ['progressUpdateId', 'id'], {
  where: 'reply_to IS NULL AND NOT answered AND NOT hidden AND removed_at IS NULL',
})
export class ReportComment {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'report_comments_pkey' })
  id: number;

  @Column({ type: 'integer' })
  progressUpdateId: number;

  @ManyToOne(() => ProgressUpdate, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'progress_update_id',
    foreignKeyConstraintName: 'report_comments_progress_update_id_fkey',
  })
  report?: Relation<ProgressUpdate>;

  /** Null where nothing is left of the author. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'report_comments_user_id_fkey' })
  user?: Relation<User> | null;

  /** The comment that it answers, which answers none itself. */
  @Column({ type: 'integer', nullable: true })
  replyTo: number | null;

  @ManyToOne(() => ReportComment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'reply_to', foreignKeyConstraintName: 'report_comments_reply_to_fkey' })
  parent?: Relation<ReportComment> | null;

  /** Whose comment it answers, where that is somebody else's. */
  @Column({ type: 'integer', nullable: true })
  repliedUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'replied_user_id', foreignKeyConstraintName: 'report_comments_replied_user_id_fkey' })
  repliedUser?: Relation<User> | null;

  /** Empty once it was removed. */
  @Column({ type: 'text' })
  text: string;

  /** Whether the participant has answered it, or wrote it. */
  @Column({ type: 'boolean', default: false })
  answered: boolean;

  @Column({ type: 'boolean', default: false })
  hidden: boolean;

  @Column({ type: 'text', nullable: true })
  hiddenReason: string | null;

  /** When its author took it away; it stands there empty for its replies. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  editedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
