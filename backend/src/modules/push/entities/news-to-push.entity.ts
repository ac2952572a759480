import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** A notification that waits to be pushed; a trigger of notifications writes it. */
@Entity('news_to_push')
@Index('news_to_push_user', ['userId'])
export class NewsToPush {
  /** Of a notification that may be gone by now. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'news_to_push_pkey' })
  notificationId: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'news_to_push_user_id_fkey' })
  user?: Relation<User>;
}
