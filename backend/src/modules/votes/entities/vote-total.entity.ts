import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';

/** How many votes a participant has in a month: always what counting the rows would give. */
@Entity('vote_totals')
@Index('vote_totals_award', ['awardId', 'participantId'])
export class VoteTotal {
  @PrimaryColumn({ type: 'text' })
  month: CalendarMonth;

  @PrimaryColumn({ type: 'integer' })
  awardId: number;

  @PrimaryColumn({ type: 'integer' })
  participantId: number;

  /** All votes. */
  @Column({ type: 'integer' })
  votes: number;

  /** Those that were not left uncounted. */
  @Column({ type: 'integer' })
  counted: number;
}
