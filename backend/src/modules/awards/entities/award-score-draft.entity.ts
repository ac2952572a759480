import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import { Participant } from '../../participants/entities/participant.entity.js';
import { Award } from './award.entity.js';

const KEY = { type: 'integer', primaryKeyConstraintName: 'award_score_drafts_pkey' } as const;

/** What a judge is still making up for a participant; nobody else reads it. */
@Entity('award_score_drafts')
@Index('award_score_drafts_user', ['userId'])
export class AwardScoreDraft {
  @PrimaryColumn(KEY)
  awardId: number;

  @ManyToOne(() => Award, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'award_id', foreignKeyConstraintName: 'award_score_drafts_award_id_fkey' })
  award?: Relation<Award>;

  @PrimaryColumn(KEY)
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'award_score_drafts_participant_id_fkey' })
  participant?: Relation<Participant>;

  /** The judge's account. */
  @PrimaryColumn(KEY)
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'award_score_drafts_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'integer', nullable: true })
  impact: number | null;

  @Column({ type: 'integer', nullable: true })
  innovation: number | null;

  @Column({ type: 'integer', nullable: true })
  progress: number | null;

  @Column({ type: 'integer', nullable: true })
  communication: number | null;

  @Column({ type: 'text', default: '' })
  note: string;

  @Column({ type: 'boolean', default: false })
  noteForParticipant: boolean;

  @Column({ type: 'boolean', default: false })
  conflict: boolean;

  /** Another one with each change, never the same twice: who names a former one has not seen the latest. */
  @Column({ type: 'uuid' })
  revision: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
