import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';

/** A vote that was cast or changed, of which open pages and the participant hear with the next bundle. */
@Entity('untold_votes')
export class UntoldVote {
  @PrimaryGeneratedColumn({ type: 'bigint', primaryKeyConstraintName: 'untold_votes_pkey' })
  key: string;

  /** Whose votes are others now. */
  @Column({ type: 'integer' })
  participantId: number;

  /** Month of a new vote without a comment, which is news for the participant. */
  @Column({ type: 'text', nullable: true })
  silentMonth: CalendarMonth | null;
}
