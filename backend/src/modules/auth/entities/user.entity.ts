import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../../common/languages.js';
import type { Role } from '../../../common/access/access.decorator.js';

/** An account. Username and e-mail are unique without regard to case (indexes made in the migration). */
@Entity('users')
@Index('users_username_key', { synchronize: false })
@Index('users_email_key', { synchronize: false })
@Index('users_username_beginning', { synchronize: false })
@Index('users_to_remind', ['createdAt'], {
  where: 'email_confirmed_at IS NULL AND reminded_at IS NULL AND deleted_at IS NULL',
})
@Index('users_search', { synchronize: false })
@Index('users_role_id', ['role', 'id'])
@Index('users_suspended', ['id'], { where: 'suspended_at IS NOT NULL' })
@Index('users_proved_mailbox', ['mailbox'], { where: 'email_confirmed_at IS NOT NULL' })
@Index('users_administrators', ['id'], { where: "role = 'admin'" })
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'text' })
  username: string;

  /** argon2id hash; never leaves the auth module. */
  @Column({ type: 'text', select: false })
  password: string;

  /** As it was when the password was last seen, at its choice or a login: the hash does not tell. */
  @Column({ type: 'boolean', default: false })
  passwordIsCommon: boolean;

  @Column({ type: 'text' })
  email: string;

  /** That a viewer gave, which others see where the username is an address; null where it would pass for somebody else's. */
  @Column({ type: 'text', nullable: true })
  givenName: string | null;

  /** What the address leads to, which other addresses may too; kept by the database. */
  @Column({ type: 'text', nullable: true })
  mailbox: string | null;

  /** When the address was shown to be the account's own: by a link mailed to it, or by an invitation. */
  @Column({ type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null;

  /** When its owner was reminded to prove the address. */
  @Column({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null;

  @Column({ type: 'text', default: 'user' })
  role: Role;

  @Index('users_wallet_address_key', { unique: true })
  @Column({ type: 'text', nullable: true })
  walletAddress: string | null;

  @Column({ type: 'text', default: 'en' })
  language: Language;

  @Column({ type: 'integer', nullable: true })
  nftBadgeId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Kept by the module of second factors, so that every session knows of it without a further query. */
  @Column({ type: 'boolean', default: false })
  secondFactor: boolean;

  /** When its owner deleted it: what others rely on stays, without personal data. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** When an administrator suspended it: it cannot sign in, and its ads are shown to nobody else. */
  @Column({ type: 'timestamptz', nullable: true })
  suspendedAt: Date | null;

  /** Why; for administrators only. */
  @Column({ type: 'text', nullable: true })
  suspensionReason: string | null;

  /** Username and address as they are looked for, filled by the database; see searchText. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  search: string | null;
}
