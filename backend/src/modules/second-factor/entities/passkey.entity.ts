import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** A key of WebAuthn by which an account signs in; its private half never leaves the owner's device. */
@Entity('passkeys')
@Unique('passkeys_credential_key', ['credentialId'])
@Index('passkeys_user', ['userId'])
export class Passkey {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'passkeys_pkey' })
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkeys_user_id_fkey' })
  user?: Relation<User>;

  /** As the authenticator names it, in base64url. */
  @Column({ type: 'text' })
  credentialId: string;

  /** COSE. */
  @Column({ type: 'bytea' })
  publicKey: Buffer;

  /** Times used, where the authenticator counts; a copy of the key would fall behind. */
  @Column({ type: 'bigint', default: 0, transformer: { to: (value: unknown) => value, from: Number } })
  counter: number;

  /** Ways in which browsers reach the authenticator. */
  @Column({ type: 'text', array: true, default: [] })
  transports: string[];

  /** As its owner calls it. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
