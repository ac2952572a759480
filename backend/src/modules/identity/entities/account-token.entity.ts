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
import type { TokenKind, TokenParams } from '../account-token.types.js';

/** What somebody may do once by a link that was handed to them. The link's secret itself is kept nowhere. */
@Entity('account_tokens')
@Index('account_tokens_email', ['email', 'kind'])
@Index('account_tokens_user', ['userId', 'kind'])
@Index('account_tokens_end', ['expiresAt'])
@Index('account_tokens_reserved', { synchronize: false })
export class AccountToken {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'text' })
  kind: TokenKind;

  /** SHA-256 of the token, base64url. */
  @Index('account_tokens_hash_key', { unique: true })
  @Column({ type: 'text' })
  hash: string;

  /** Null for an invitation, which goes to an address that may have no account yet. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_tokens_user_id_fkey' })
  user?: Relation<User>;

  /** The address that it is for: of an invitation in small letters, else as the account has it or is to have it. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'jsonb', default: {} })
  params: TokenParams;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
