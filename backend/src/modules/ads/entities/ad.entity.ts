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
import { User } from '../../auth/entities/user.entity.js';
import type { AdCategory, AdFormat, AdStatus, PaymentStatus } from '../ad.types.js';

/** By which those that run are read for places of a shape, those that are paid for and the others. */
const RUNNING = `status = 'approved' AND running_since IS NOT NULL`;
const PAID = `payment_status IN ('confirmed', 'settled')`;
const UNPAID = `payment_status NOT IN ('confirmed', 'settled')`;
const BANNER = `format IS DISTINCT FROM 'sidebar'`;
const SIDEBAR = `format IS DISTINCT FROM 'banner'`;

/** An advertisement; `paymentStatus`, `transactionHash` and `paymentChainId` are kept by the payments module. */
@Entity('ads')
@Index('ads_search', { synchronize: false })
@Index('ads_public', ['id'], { where: "status <> 'rejected'" })
@Index('ads_status_id', ['status', 'id'])
@Index('ads_pictures_elsewhere', ['id'], { where: "image_url ~* '^https?:'" })
@Index('ads_rejected_pictures', ['imageUrl'], {
  where: "status = 'rejected' AND image_url LIKE '/api/uploads/%'",
})
@Index('ads_user_id', ['userId', 'id'])
@Index('ads_category_id', ['category', 'id'])
@Index('ads_payment_status_id', ['paymentStatus', 'id'])
@Index('ads_created_at_id', ['createdAt', 'id'])
@Index('ads_title', { synchronize: false })
@Index('ads_in_title_order', { synchronize: false })
@Index('ads_username', { synchronize: false })
@Index('ads_in_username_order', { synchronize: false })
@Index('ads_waiting_in_title_order', { synchronize: false })
@Index('ads_waiting_in_username_order', { synchronize: false })
@Index('ads_waiting_in_time_order', ['createdAt', 'id'], { where: "status = 'pending'" })
@Index('ads_run_ends_at', ['runEndsAt'], { where: "status = 'approved' AND run_ends_at IS NOT NULL" })
@Index('ads_runs_to_begin', ['userId', 'id'], {
  where:
    "status = 'approved' AND running_since IS NULL AND paused_at IS NULL AND withdrawn_at IS NULL AND completed_at IS NULL",
})
@Index('ads_running', ['userId'], { where: 'running_since IS NOT NULL' })
@Index('ads_runs_to_stop', ['id'], { where: "status <> 'approved' AND running_since IS NOT NULL" })
@Index('ads_running_paid_banner', ['id'], { where: `${RUNNING} AND ${PAID} AND ${BANNER}` })
@Index('ads_running_paid_sidebar', ['id'], { where: `${RUNNING} AND ${PAID} AND ${SIDEBAR}` })
@Index('ads_running_unpaid_banner', ['id'], { where: `${RUNNING} AND ${UNPAID} AND ${BANNER}` })
@Index('ads_running_unpaid_sidebar', ['id'], { where: `${RUNNING} AND ${UNPAID} AND ${SIDEBAR}` })
export class Ad {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text' })
  category: AdCategory;

  /** A path on this site, or an address elsewhere until its picture has been copied: that is never shown. */
  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  /** Null for a picture copied from elsewhere, and for an ad without one that is no text ad. */
  @Column({ type: 'text', nullable: true })
  format: AdFormat | null;

  @Column({ type: 'text', nullable: true })
  destinationUrl: string | null;

  @Column({ type: 'text', nullable: true })
  callToAction: string | null;

  @Column({ type: 'text', default: 'pending' })
  status: AdStatus;

  /** Why it was rejected; for its owner and the admin only. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'ads_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text', nullable: true })
  paymentMethod: string | null;

  @Column({ type: 'text', default: 'pending' })
  paymentStatus: PaymentStatus;

  @Column({ type: 'text', nullable: true })
  transactionHash: string | null;

  /** Chain of that transaction. */
  @Column({ type: 'integer', nullable: true })
  paymentChainId: number | null;

  /** Counts its owner's changes and the arrival of its copied picture, by which a moderator's decision is about what the moderator saw. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** A start its advertiser chose. */
  @Column({ type: 'timestamptz', nullable: true })
  startsAt: Date | null;

  /** Days of its run in all, as they were when it was submitted; null until its first approval where the version before took it. */
  @Column({ type: 'integer', nullable: true })
  runDays: number | null;

  /** What earlier stretches of its run took (ms). */
  @Column({ type: 'bigint', default: 0, transformer: { to: (value: unknown) => value, from: Number } })
  ranMs: number;

  /** When the present stretch began, or will begin; null while the clock stands. */
  @Column({ type: 'timestamptz', nullable: true })
  runningSince: Date | null;

  /** When that stretch completes the run; null while the clock stands. */
  @Column({ type: 'timestamptz', nullable: true })
  runEndsAt: Date | null;

  /** When it was first approved: from then on it is decided on, whatever becomes of it. */
  @Column({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null;

  /** Since when its owner has it rest. */
  @Column({ type: 'timestamptz', nullable: true })
  pausedAt: Date | null;

  /** When its owner took it back, before it was decided on. */
  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  /** When its run was over, once the clock has completed it. */
  @Column({ type: 'timestamptz', nullable: true })
  completedAt: Date | null;

  /** What a participant declared; null of anybody else, and of ads before this was asked. */
  @Column({ type: 'boolean', nullable: true })
  notOwnProject: boolean | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Title and description as they are looked for, filled by the database; see searchText. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  search: string;

  /** The owner's name, in the same way: a name changes only when its account is deleted. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  usernameSearch: string;
}
