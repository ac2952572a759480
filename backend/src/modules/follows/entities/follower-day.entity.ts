import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Participant } from '../../participants/entities/participant.entity.js';

/** How many followed a participant at the end of a day on which that changed; kept by the database (`follower-days.sql.ts`). */
@Entity('follower_days')
export class FollowerDay {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'follower_days_pkey' })
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'follower_days_participant_id_fkey' })
  participant?: Relation<Participant>;

  /** In UTC, written YYYY-MM-DD. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'follower_days_pkey' })
  day: string;

  /** Without those left uncounted. */
  @Column({ type: 'integer' })
  followers: number;
}
