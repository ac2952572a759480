import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import type { NotificationKind } from '../notification.types.js';

/** How often the new reports of those whom an account follows come by mail, together. */
export const DIGESTS = ['none', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** What an account chose to be told of by itself; without a row it is reminded, and has no digest. */
@Entity('notification_preferences')
@Index('notification_preferences_due', ['digestDueAt'], { where: 'digest_due_at IS NOT NULL' })
export class NotificationPreference {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'notification_preferences_pkey' })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'notification_preferences_user_id_fkey' })
  user?: Relation<User>;

  /** Whether it hears of a vote that is left before a month ends. */
  @Column({ type: 'boolean', default: true })
  reminders: boolean;

  @Column({ type: 'text', default: 'none' })
  digest: Digest;

  /** Of which kinds of news its browsers are told by push. */
  @Column({ type: 'jsonb', default: [] })
  push: NotificationKind[];

  /** What came before has been told, or was there when the digest was chosen. */
  @Column({ type: 'timestamptz', nullable: true })
  digestFrom: Date | null;

  /** When the next digest is; null for who has none. */
  @Column({ type: 'timestamptz', nullable: true })
  digestDueAt: Date | null;
}
