import { AwardDto } from '../../awards/dto/award.dto.js';
import { ParticipantDto } from '../../participants/dto/participant.dto.js';
import { MonthsOfCoinDto } from '../../tokenomics/dto/tokenomics.dto.js';
import { VoteMonthDto } from '../../votes/dto/vote-month.dto.js';
import { SeasonDto } from './season.dto.js';

/** What came together in a season, by the counters of those who take part. */
export class SeasonSumsDto {
  /** All votes. @example 420 */
  votes: number;

  /** Without those that the administrator leaves uncounted. @example 412 */
  countedVotes: number;

  /** Monthly reports. @example 60 */
  reports: number;

  /** Reports with a film. @example 41 */
  films: number;

  /** How often films were played. @example 980 */
  filmPlays: number;

  /** Accounts that follow somebody, for each whom they follow. @example 77 */
  followers: number;

  /** Comments of voters. @example 31 */
  comments: number;

  /** Interactions that the posts of reports found on social media. @example 1340 */
  socialInteractions: number;
}

/** A season with all that everybody may know of it. */
export class SeasonArchiveDto extends SeasonDto {
  /** Who takes or took part, by their places; nobody while strangers may not know. */
  people: ParticipantDto[];

  /** Its awards with who stands where; nobody stands in them while strangers may not know who takes part. */
  awards: AwardDto[];

  /** Its months with votes, newest first, and where to check them. */
  months: VoteMonthDto[];

  /** What was done in it, counted. */
  sums: SeasonSumsDto;

  /** Money of the calendar months (UTC) that belong to it, for each coin; months before the first season are that one's. */
  coins: MonthsOfCoinDto[];
}
