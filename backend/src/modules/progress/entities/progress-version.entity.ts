import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ProgressUpdate } from './progress-update.entity.js';

/** What a report said before it was edited. */
@Entity('progress_versions')
export class ProgressVersion {
  @PrimaryColumn({ type: 'integer' })
  progressUpdateId: number;

  @ManyToOne(() => ProgressUpdate, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'progress_update_id',
    foreignKeyConstraintName: 'progress_versions_progress_update_id_fkey',
  })
  progressUpdate?: Relation<ProgressUpdate>;

  @PrimaryColumn({ type: 'integer' })
  revision: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text', nullable: true })
  milestone: string | null;

  @Column({ type: 'text', nullable: true })
  videoUrl: string | null;

  @Column({ type: 'jsonb' })
  images: string[];

  @Column({ type: 'jsonb' })
  socialPosts: string[];

  /** When this version was written. */
  @Column({ type: 'timestamptz' })
  writtenAt: Date;
}
