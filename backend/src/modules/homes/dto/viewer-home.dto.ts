import { OwnVoteDto } from '../../votes/dto/vote.dto.js';
import { HomePersonDto } from './home-person.dto.js';

/** A report of somebody whom the reader follows. */
export class FollowedReportDto {
  /** @example 12 */
  id: number;

  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  participantName: string;

  /** Of the season, from 1 to 12. @example 4 */
  month: number;

  /** @example 'The first ten filters are sold' */
  title: string;

  /** When it was filed. */
  createdAt: Date;
}

/** One of the reader's own votes. */
export class RecentVoteDto extends OwnVoteDto {
  /** Whether its month is fixed, so that the receipt can be had. */
  hasReceipt: boolean;
}

/** What a viewer can do now. */
export class ViewerHomeDto {
  /** Calendar month in UTC that votes count for now. @example 2026-11 */
  month: string;

  /** The first instant at which no vote of this month is taken any more: its end (UTC), or the planned end of award or season where that comes before. */
  until: Date;

  /** Whether votes are taken now: Viewers' Choice of the current season is open, and the month belongs to it. */
  isVotingOpen: boolean;

  /** For how many a vote is left this month; 0 while none are taken. @example 4 */
  votesLeft: number;

  /** For whom, up to 6: those whom the reader follows, and anybody where none of these is left. */
  voteFor: HomePersonDto[];

  /** How many of the current season the reader follows. @example 2 */
  following: number;

  /** The newest reports of those followed, newest first, up to 4. */
  reports: FollowedReportDto[];

  /** The reader's newest votes, newest first, up to 5. */
  votes: RecentVoteDto[];

  /** Whom the reader does not follow and is not asked to vote for, up to 3; others each day (UTC). */
  discover: HomePersonDto[];
}
