import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** A notification that waits for a mail; a trigger of notifications writes it. */
@Entity('news_to_mail')
@Index('news_to_mail_due', ['dueAt'])
@Index('news_to_mail_user', ['userId'])
export class NewsToMail {
  /** Of a notification that may be gone by now. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'news_to_mail_pkey' })
  notificationId: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'news_to_mail_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'timestamptz' })
  dueAt: Date;
}
