import { CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ProgressUpdate } from '../../progress/entities/progress-update.entity.js';

/** A report whose participant wants no further comments on it; whoever closes or opens it holds the report's row. */
@Entity('closed_talks')
export class ClosedTalk {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'closed_talks_pkey' })
  progressUpdateId: number;

  @OneToOne(() => ProgressUpdate, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'progress_update_id',
    foreignKeyConstraintName: 'closed_talks_progress_update_id_fkey',
  })
  report?: Relation<ProgressUpdate>;

  @CreateDateColumn({ type: 'timestamptz' })
  closedAt: Date;
}
