import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** An account that was asked once more to prove its address, until that is settled. */
@Entity('address_reminders')
@Index('address_reminders_mail', ['mailId'])
@Index('address_reminders_delivered', ['deliveredAt'])
export class AddressReminder {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'address_reminders_pkey' })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'address_reminders_user_id_fkey' })
  user?: Relation<User>;

  /** Of the outbox, which forgets its mails after a month. */
  @Column({ type: 'integer' })
  mailId: number;

  /** When the mail server took it. */
  @Column({ type: 'timestamptz', nullable: true })
  deliveredAt: Date | null;
}
