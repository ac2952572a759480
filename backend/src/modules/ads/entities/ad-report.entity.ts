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
import { User } from '../../auth/entities/user.entity.js';
import { Ad } from './ad.entity.js';

/** Somebody finds that an ad should not be shown; gone once the administrator has decided. */
@Entity('ad_reports')
@Index('ad_reports_user', ['userId'])
@Index('ad_reports_newest', ['adId', 'createdAt'])
export class AdReport {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'ad_reports_pkey' })
  adId: number;

  @ManyToOne(() => Ad, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'ad_id', foreignKeyConstraintName: 'ad_reports_ad_id_fkey' })
  ad?: Relation<Ad>;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'ad_reports_pkey' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'ad_reports_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
