import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import { Participant } from '../../participants/entities/participant.entity.js';

/** An account wants to hear of a participant's reports. */
@Entity('follows')
@Index('follows_user', ['userId'])
@Index('follows_age', ['createdAt'])
@Index('follows_address_age', ['createdAt'], { where: 'address_hash IS NOT NULL' })
export class Follow {
  @PrimaryColumn({ type: 'integer' })
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'follows_participant_id_fkey' })
  participant?: Relation<Participant>;

  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'follows_user_id_fkey' })
  user?: Relation<User>;

  /** Keyed hash of the network it came from; forgotten after 60 days. */
  @Column({ type: 'text', nullable: true })
  addressHash: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
