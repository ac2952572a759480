import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import { Participant } from '../../participants/entities/participant.entity.js';
import { Award } from './award.entity.js';

/** What a judge gives a participant, by the published rubric; each criterion from 1 to 10. */
@Entity('award_scores')
@Index('award_scores_user', ['userId'])
export class AwardScore {
  @PrimaryColumn({ type: 'integer' })
  awardId: number;

  @ManyToOne(() => Award, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'award_id', foreignKeyConstraintName: 'award_scores_award_id_fkey' })
  award?: Relation<Award>;

  @PrimaryColumn({ type: 'integer' })
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'award_scores_participant_id_fkey' })
  participant?: Relation<Participant>;

  /** The judge's account. */
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'award_scores_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'integer', nullable: true })
  impact: number | null;

  @Column({ type: 'integer', nullable: true })
  innovation: number | null;

  @Column({ type: 'integer', nullable: true })
  progress: number | null;

  @Column({ type: 'integer', nullable: true })
  communication: number | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** The judge says that the participant may read the note once the award is closed. */
  @Column({ type: 'boolean', default: false })
  noteForParticipant: boolean;

  /** The judge says to be close to this participant, so the score is left out. */
  @Column({ type: 'boolean', default: false })
  conflict: boolean;

  /** Whether it counted when the award closed, whoever judges since; null while it is open. */
  @Column({ type: 'boolean', nullable: true })
  counted: boolean | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
