import {
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';
import { User } from '../../auth/entities/user.entity.js';

/** An account was reminded of its vote of a month: written with notice and letter, so that there are no second ones. */
@Entity('vote_reminders')
@Index('vote_reminders_age', ['createdAt'])
export class VoteReminder {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'vote_reminders_pkey' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'vote_reminders_user_id_fkey' })
  user?: Relation<User>;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'vote_reminders_pkey' })
  month: CalendarMonth;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
