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
import { Participant } from '../../participants/entities/participant.entity.js';

/** A participant's film and report of a month of the season. */
@Entity('progress_updates')
@Unique('progress_updates_month_key', ['participantId', 'month'])
@Index('progress_updates_by_month', ['month', 'id'])
@Index('progress_updates_search', { synchronize: false })
export class ProgressUpdate {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'progress_updates_participant_id_fkey' })
  participant?: Relation<Participant>;

  /** Of the season, from 1 to 12. */
  @Column({ type: 'integer' })
  month: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text', nullable: true })
  milestone: string | null;

  @Column({ type: 'text', nullable: true })
  videoUrl: string | null;

  /** Own uploads and http(s) addresses. */
  @Column({ type: 'jsonb', default: [] })
  images: string[];

  @Column({ type: 'jsonb', default: [] })
  socialPosts: string[];

  /** Interactions that the social posts found. */
  @Column({ type: 'integer', default: 0 })
  interactionCount: number;

  /** How often the film was started. */
  @Column({ type: 'integer', default: 0 })
  plays: number;

  /** Counts the versions, from 1. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Its texts as they are looked for, filled by the database; see searchText. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  search: string | null;
}
