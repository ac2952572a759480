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
import type { CalendarMonth } from '../../../common/calendar-month.js';
import { Award } from '../../awards/entities/award.entity.js';
import { Participant } from '../../participants/entities/participant.entity.js';

/** One account's vote for a participant in a calendar month (UTC), perhaps with a comment. */
@Entity('votes')
@Unique('votes_once_a_month_key', ['userId', 'participantId', 'awardId', 'month'])
@Unique('votes_pseudonym_key', ['pseudonym'])
@Index('votes_month', ['month', 'id'])
// By month and pseudonym, byte by byte.
@Index('votes_published', { synchronize: false })
@Index('votes_comments', ['participantId', 'id'], { where: 'comment IS NOT NULL' })
@Index('votes_former_voter', ['formerVoter', 'participantId', 'awardId', 'month'], {
  where: 'former_voter IS NOT NULL',
})
@Index('votes_mailbox_mark_key', ['mailboxMark'], { unique: true, where: 'mailbox_mark IS NOT NULL' })
@Index('votes_mailbox_mark_age', ['createdAt'], { where: 'mailbox_mark IS NOT NULL' })
@Index('votes_uncounted_comments', ['participantId'], { where: 'comment IS NOT NULL AND NOT counted' })
@Index('votes_comment_id_key', ['commentId'], { unique: true })
@Index('votes_hidden', ['id'], { where: 'hidden' })
@Index('votes_address', ['participantId', 'addressHash', 'createdAt'], { where: 'address_hash IS NOT NULL' })
@Index('votes_address_age', ['createdAt'], { where: 'address_hash IS NOT NULL' })
export class Vote {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'votes_participant_id_fkey' })
  participant?: Relation<Participant>;

  /** Null once the account is gone: its votes stay. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'votes_user_id_fkey' })
  user?: Relation<User> | null;

  @Column({ type: 'integer' })
  awardId: number;

  @ManyToOne(() => Award, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'award_id', foreignKeyConstraintName: 'votes_award_id_fkey' })
  award?: Relation<Award>;

  @Column({ type: 'integer', default: 1 })
  value: number;

  @Column({ type: 'text' })
  month: CalendarMonth;

  @Column({ type: 'text', nullable: true })
  comment: string | null;

  /**
   * The comment's own number, by which others know it: that of the vote would say which votes came before and after. A trigger
   * gives it.
   */
  @Column({ type: 'integer', nullable: true })
  commentId: number | null;

  /** keccak256 of the voter's secret: 0x and 64 hex digits, lower case. */
  @Column({ type: 'text' })
  pseudonym: string;

  /** Kept only where the server drew it, as the voter's program sent none. */
  @Column({ type: 'text', nullable: true })
  secret: string | null;

  /** False where an admin left it uncounted before the month's root. */
  @Column({ type: 'boolean', default: true })
  counted: boolean;

  @Column({ type: 'text', nullable: true })
  uncountedReason: string | null;

  /** Whether an admin hid its comment. */
  @Column({ type: 'boolean', default: false })
  hidden: boolean;

  @Column({ type: 'text', nullable: true })
  hiddenReason: string | null;

  /** Keyed hash of the address it came from; forgotten after 60 days. */
  @Column({ type: 'text', nullable: true })
  addressHash: string | null;

  /** Of a deleted account the keyed hash of its e-mail address, so that it cannot vote anew the same month; forgotten likewise. */
  @Column({ type: 'text', nullable: true })
  formerVoter: string | null;

  /** Keyed hash of the voter's mailbox with what it is a vote for and when: a second one of the same is refused. Forgotten likewise. */
  @Column({ type: 'text', nullable: true })
  mailboxMark: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
