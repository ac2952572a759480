import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AwardKind, AwardStatus, Standing } from '../award.types.js';

/** One of the season's awards. */
@Entity('awards')
export class Award {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('awards_kind_key', { unique: true })
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
