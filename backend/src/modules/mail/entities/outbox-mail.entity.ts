import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  JoinColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { Language } from '../../../common/languages.js';
import type { MailKind, MailParams } from '../mail.types.js';

/** A mail that is to be sent or was: what to say, never the words themselves. */
@Entity('outbox')
@Index('outbox_key_key', ['key'], { unique: true, where: 'key IS NOT NULL' })
@Index('outbox_waiting', ['id'], { where: 'sent_at IS NULL AND failed_at IS NULL' })
@Index('outbox_sent', ['sentAt'])
@Index('outbox_failed', ['id'], { where: 'failed_at IS NOT NULL' })
@Index('outbox_age', ['createdAt'])
@Index('outbox_user', ['userId'])
@Index('outbox_recipient', { synchronize: false })
export class OutboxMail {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'text' })
  recipient: string;

  @Column({ type: 'text' })
  language: Language;

  @Column({ type: 'text' })
  kind: MailKind;

  /** Empty once a link that it held was sent, or will not be. */
  @Column({ type: 'jsonb' })
  params: MailParams[MailKind] | Record<string, never>;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  // Named by its text: accounts know no mail and mail no accounts, so that either may come first.
  @ManyToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'outbox_user_id_fkey' })
  user?: unknown;

  /** Of each key there is one; null where nothing could ask for it twice. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Nobody tries before; whoever tries moves it to when the attempt must have ended. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  /** When it was given up. */
  @Column({ type: 'timestamptz', nullable: true })
  failedAt: Date | null;

  /** Why the last attempt failed: the server's reply code, or what kept it from replying. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;
}
