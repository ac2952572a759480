import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';

/** How far the reminders of a month have come; whoever works on them holds the row. */
@Entity('reminder_rounds')
export class ReminderRound {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'reminder_rounds_pkey' })
  month: CalendarMonth;

  /** Of which end it was; with another one all are looked at anew. Null where the version before began it. */
  @Column({ type: 'timestamptz', nullable: true })
  endsAt: Date | null;

  /** Accounts up to this id were looked at. */
  @Column({ type: 'integer', default: 0 })
  above: number;

  /** When all had been. */
  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
