import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** Whether and how an account gets its news by mail. */
export const NEWS_BY_MAIL = ['off', 'at_once', 'digest'] as const;
export type NewsByMail = (typeof NEWS_BY_MAIL)[number];

/** What an account chose; without a row nothing was, and no news is mailed. */
@Entity('mail_preferences')
export class MailPreference {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'mail_preferences_pkey' })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'mail_preferences_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text' })
  news: NewsByMail;

  /** When the last news was. */
  @Column({ type: 'timestamptz', nullable: true })
  mailedAt: Date | null;
}
