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
import { User } from '../../auth/entities/user.entity.js';

/** Where a browser is reached while no page of the site is open; it is of one account at a time. */
@Entity('push_subscriptions')
@Unique('push_subscriptions_endpoint_key', ['endpoint'])
@Index('push_subscriptions_user', ['userId'])
@Index('push_subscriptions_session', ['session'])
export class PushSubscription {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'push_subscriptions_pkey' })
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'push_subscriptions_user_id_fkey' })
  user?: Relation<User>;

  /** In which it was made; a trigger takes it away when somebody ends that session. */
  @Column({ type: 'text' })
  session: string;

  /** Of the browser's push service; whoever knows it can write there. */
  @Column({ type: 'text' })
  endpoint: string;

  /** The browser's public key, base64url. */
  @Column({ type: 'text' })
  p256dh: string;

  /** What browser and site share, base64url. */
  @Column({ type: 'text' })
  auth: string;

  /** How often in a row its service gave no answer. */
  @Column({ type: 'integer', default: 0 })
  silences: number;

  /** It is not asked before, as it was silent last; null where it answers. */
  @Column({ type: 'timestamptz', nullable: true })
  heldUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
