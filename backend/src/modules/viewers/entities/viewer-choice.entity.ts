import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Participant } from '../../participants/entities/participant.entity.js';
import { Viewer } from './viewer.entity.js';

/** A viewer without an account wants to hear of a participant by mail. */
@Entity('viewer_choices')
@Index('viewer_choices_viewer', ['viewerId'])
export class ViewerChoice {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'viewer_choices_pkey' })
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'viewer_choices_participant_id_fkey' })
  participant?: Relation<Participant>;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'viewer_choices_pkey' })
  viewerId: number;

  @ManyToOne(() => Viewer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'viewer_id', foreignKeyConstraintName: 'viewer_choices_viewer_id_fkey' })
  viewer?: Relation<Viewer>;
}
