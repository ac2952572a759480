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
import { ReportComment } from './report-comment.entity.js';

/** Somebody finds that a comment on a report should not stand there; gone once the administrator lets it stand. */
@Entity('report_comment_reports')
@Index('report_comment_reports_user', ['userId'])
@Index('report_comment_reports_newest', ['commentId', 'createdAt'])
export class ReportCommentReport {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'report_comment_reports_pkey' })
  commentId: number;

  @ManyToOne(() => ReportComment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'comment_id', foreignKeyConstraintName: 'report_comment_reports_comment_id_fkey' })
  comment?: Relation<ReportComment>;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'report_comment_reports_pkey' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'report_comment_reports_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
