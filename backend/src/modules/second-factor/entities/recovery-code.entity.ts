import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** Stands in once for a second factor that is lost. */
@Entity('recovery_codes')
@Index('recovery_codes_user', ['userId'])
export class RecoveryCode {
  /** sha256 in hexadecimal: a code has 80 random bits, which nobody finds by trying. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'recovery_codes_pkey' })
  hash: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_codes_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
