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
import type { NotificationKind, NotificationParams } from '../notification.types.js';

/** Something an account is told; the words are the page's, in its reader's language. */
@Entity('notifications')
@Index('notifications_user', ['userId', 'id'])
@Index('notifications_source_key', ['userId', 'source'], { unique: true, where: 'source IS NOT NULL' })
@Index('notifications_age', ['createdAt'])
@Index('notifications_unread', ['userId'], { where: 'read_at IS NULL' })
export class Notification {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'notifications_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text' })
  kind: NotificationKind;

  @Column({ type: 'jsonb' })
  params: NotificationParams;

  /** What it tells of: an account is told once of each; null where nothing could tell it twice. */
  @Column({ type: 'text', nullable: true })
  source: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
