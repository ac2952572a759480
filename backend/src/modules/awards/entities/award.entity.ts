import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Season } from '../../seasons/entities/season.entity.js';
import type { AwardKind, AwardStatus, Standing } from '../award.types.js';

/** One of a season's awards. */
@Entity('awards')
@Index('awards_kind_key', ['kind', 'season'], { unique: true })
export class Award {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer', default: 1 })
  season: number;

  @ManyToOne(() => Season, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'season', foreignKeyConstraintName: 'awards_season_fkey' })
  ofSeason?: Relation<Season>;

  @Column({ type: 'text' })
  kind: AwardKind;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  description: string;

  /** In whole coins of the home chain. */
  @Column({ type: 'integer' })
  rewardAmount: number;

  @Column({ type: 'text', default: 'upcoming' })
  status: AwardStatus;

  @Column({ type: 'timestamptz', nullable: true })
  startDate: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endDate: Date | null;

  /** The standings as they were when it closed; null while it has not. */
  @Column({ type: 'jsonb', nullable: true })
  result: Standing[] | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
