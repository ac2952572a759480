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
import type { NewsSentence } from '../../mail/news-sentence.types.js';
import { Participant } from '../../participants/entities/participant.entity.js';
import { Viewer } from './viewer.entity.js';

/** Something that a viewer is told by mail; kept for a while after, so that nobody is told it twice. */
@Entity('viewer_notices')
@Index('viewer_notices_due', ['dueAt'], { where: 'due_at IS NOT NULL' })
@Index('viewer_notices_age', ['createdAt'])
export class ViewerNotice {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'viewer_notices_pkey' })
  viewerId: number;

  @ManyToOne(() => Viewer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'viewer_id', foreignKeyConstraintName: 'viewer_notices_viewer_id_fkey' })
  viewer?: Relation<Viewer>;

  /** What it tells of: a viewer is told once of each. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'viewer_notices_pkey' })
  source: string;

  /** Whom it names; null where it names nobody. */
  @Index('viewer_notices_participant')
  @Column({ type: 'integer', nullable: true })
  participantId: number | null;

  @ManyToOne(() => Participant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'viewer_notices_participant_id_fkey' })
  participant?: Relation<Participant> | null;

  @Column({ type: 'jsonb' })
  news: NewsSentence;

  /** From when on it may be mailed; null once it was. */
  @Column({ type: 'timestamptz', nullable: true })
  dueAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
