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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Title and description as they are looked for, filled by the database; see searchText. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  search: string;

  /** The owner's name, in the same way: a name changes only when its account is deleted. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  usernameSearch: string;
}
