import {
  CreateDateColumn,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import { Participant } from '../../participants/entities/participant.entity.js';

/** An administrator left an account's following uncounted. It stays so when the account leaves and follows anew. */
@Entity('uncounted_follows')
@Index('uncounted_follows_user', ['userId'])
export class UncountedFollow {
  @PrimaryColumn({ type: 'integer' })
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'uncounted_follows_participant_id_fkey' })
  participant?: Relation<Participant>;

  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'uncounted_follows_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text' })
  reason: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
