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
import type { Language } from '../../../common/languages.js';
import { User } from '../../auth/entities/user.entity.js';

/** Somebody who follows the challenge, with an account or without. The e-mail is unique without regard to case. */
@Entity('viewers')
@Index('viewers_email_key', { synchronize: false })
@Index('viewers_search', { synchronize: false })
@Index('viewers_name', { synchronize: false })
@Index('viewers_in_name_order', { synchronize: false })
@Index('viewers_email_id', { synchronize: false })
@Index('viewers_in_email_order', { synchronize: false })
@Index('viewers_unconfirmed', ['askedAt'], {
  where: 'asked_at IS NOT NULL AND confirmed_at IS NULL AND user_id IS NULL AND language IS NOT NULL',
})
@Index('viewers_confirmed', ['id'], { where: 'confirmed_at IS NOT NULL AND unsubscribed_at IS NULL' })
@Index('viewers_created_at_id', ['createdAt', 'id'])
export class Viewer {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Index('viewers_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'viewers_user_id_fkey' })
  user?: Relation<User> | null;

  @Column({ type: 'text', nullable: true })
  walletAddress: string | null;

  @Column({ type: 'text', array: true, default: [] })
  interests: string[];

  /** Of letters, as the site was read when they joined; null of those who joined before there were any. */
  @Column({ type: 'text', nullable: true })
  language: Language | null;

  /** When they were last asked by letter whether the address is theirs. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  /** When they last said that it is; before, nothing else is mailed there. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** Since when they want no more letters. */
  @Column({ type: 'timestamptz', nullable: true })
  unsubscribedAt: Date | null;

  /** When the last letter of news was written. */
  @Column({ type: 'timestamptz', nullable: true })
  mailedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Name and e-mail as they are looked for, filled by the database; see searchText. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  search: string;
}
