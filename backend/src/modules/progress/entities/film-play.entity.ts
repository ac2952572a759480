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
import { ProgressUpdate } from './progress-update.entity.js';

/** Somebody started a film, once a day; gone after 60 days, when the counts alone stay. */
@Entity('film_plays')
@Index('film_plays_participant', ['participantId', 'createdAt'])
@Index('film_plays_report', ['progressUpdateId'])
@Index('film_plays_user', ['userId'], { where: 'user_id IS NOT NULL' })
@Index('film_plays_account_mark_key', ['accountMark'], { unique: true, where: 'account_mark IS NOT NULL' })
@Index('film_plays_age', ['createdAt'])
export class FilmPlay {
  /** Hash of who played what on which day, from a keyed one of who it was. */
  @PrimaryColumn({ type: 'text' })
  mark: string;

  /** The same of the account alone, which so plays it once a day whatever address it has; null for whoever was signed out. */
  @Column({ type: 'text', nullable: true })
  accountMark: string | null;

  @Column({ type: 'integer' })
  progressUpdateId: number;

  @ManyToOne(() => ProgressUpdate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'progress_update_id', foreignKeyConstraintName: 'film_plays_progress_update_id_fkey' })
  progressUpdate?: Relation<ProgressUpdate>;

  @Column({ type: 'integer' })
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'film_plays_participant_id_fkey' })
  participant?: Relation<Participant>;

  /** Null for whoever was signed out, and once the account is gone. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'film_plays_user_id_fkey' })
  user?: Relation<User> | null;

  /** Whether the account had proved its address. */
  @Column({ type: 'boolean', default: false })
  proved: boolean;

  /** False where an administrator left it uncounted. */
  @Column({ type: 'boolean', default: true })
  counted: boolean;

  @Column({ type: 'text', nullable: true })
  uncountedReason: string | null;

  /** Keyed hash of the network it came from. */
  @Column({ type: 'text', nullable: true })
  addressHash: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
