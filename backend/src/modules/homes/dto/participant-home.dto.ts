import { ApiProperty } from '@nestjs/swagger';
import { FollowerDayDto } from '../../follows/dto/follower-day.dto.js';
import { ReportMonthDto } from '../../progress/dto/report-month.dto.js';
import { CommentDto } from '../../votes/dto/comment.dto.js';
import { MonthlyVotesDto } from '../../votes/dto/vote-month.dto.js';

/** What makes a participant found, and what of it is still missing. */
export class FoundDto {
  /** Whether everybody can see the page: the place is held, and the season has begun. */
  isPublic: boolean;

  /** Whether the profile has a portrait that is shown. */
  hasPortrait: boolean;

  /** How many addresses elsewhere the profile names. @example 2 */
  links: number;
}

/** What a participant can do now. */
export class ParticipantHomeDto {
  /** @example 3 */
  participantId: number;

  /** Number of the season of the place: the current one, else the newest. @example 1 */
  season: number;

  /** Number of the place. @example 2 */
  order: number;

  /** The first month that can be reported and is not; else the next one to come; null once all are, or the season is closed. */
  @ApiProperty({ type: () => ReportMonthDto, nullable: true })
  report: ReportMonthDto | null;

  /** Reports that are late. @example 1 */
  reportsLate: number;

  /** Months that are reported. @example 4 */
  reportsDone: number;

  /** Months that are to be reported, fewer than twelve in a shorter season. @example 12 */
  reportsInAll: number;

  /** All votes that were given and count. @example 41 */
  votesReceived: number;

  /** Votes by calendar month, oldest first. */
  votes: MonthlyVotesDto[];

  /** Accounts that follow them, without those left uncounted. @example 25 */
  followers: number;

  /** The newest days on which that changed, oldest first, up to 90. */
  followerDays: FollowerDayDto[];

  /** What voters said last, newest first, up to 3. */
  comments: CommentDto[];

  /** How they can be found. */
  found: FoundDto;
}
