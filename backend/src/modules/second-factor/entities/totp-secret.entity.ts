import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** What an account's authenticator app computes its codes from. */
@Entity('totp_secrets')
export class TotpSecret {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'totp_secrets_pkey' })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'totp_secrets_user_id_fkey' })
  user?: Relation<User>;

  /** Encrypted; see secret-box. */
  @Column({ type: 'text' })
  secret: string;

  /** Null until a first code showed that the app has it. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** The latest half minute whose code was used: none counts twice. */
  @Column({ type: 'integer', default: 0 })
  lastStep: number;

  /** Wrong codes since the last right one; each makes the next wait longer. */
  @Column({ type: 'integer', default: 0 })
  failures: number;

  @Column({ type: 'timestamptz', nullable: true })
  failedAt: Date | null;
}
