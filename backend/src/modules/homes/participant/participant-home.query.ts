import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../../common/access/current-user.decorator.js';
import { FollowerDaysQuery } from '../../follows/follower-days.query.js';
import type { Participant } from '../../participants/entities/participant.entity.js';
import { ParticipantsQuery } from '../../participants/participants.query.js';
import { ReportMonthsQuery } from '../../progress/report-months.query.js';
import type { ReportMonthDto } from '../../progress/dto/report-month.dto.js';
import { SeasonsQuery } from '../../seasons/seasons.query.js';
import { shownPicture } from '../../uploads/copying/picture-address.types.js';
import { CommentsQuery } from '../../votes/comments.query.js';
import { CommentDto } from '../../votes/dto/comment.dto.js';
import { VoteTotalsQuery } from '../../votes/vote-totals.query.js';
import type { FoundDto, ParticipantHomeDto } from '../dto/participant-home.dto.js';

const MOST = { followerDays: 90, comments: 3 };

/** Reads what a participant can do now, and how they do. */
@Injectable()
export class ParticipantHomeQuery {
  constructor(
    private readonly participants: ParticipantsQuery,
    private readonly seasons: SeasonsQuery,
    private readonly months: ReportMonthsQuery,
    private readonly totals: VoteTotalsQuery,
    private readonly followers: FollowerDaysQuery,
    private readonly comments: CommentsQuery,
  ) {}

  /** @throws participantDataNotFound */
  async of(user: SignedInUser): Promise<ParticipantHomeDto> {
    const own = await this.participants.findOwn(user.id);
    const { id, season, order, votesReceived } = own;
    const { closedAt } = await this.seasons.find(season);
    const months = await this.months.of(user.id, season);
    return {
      participantId: id,
      season,
      order,
      report: closedAt || !own.isActive ? null : nextOf(months),
      reportsLate: countOf(months, 'late'),
      reportsDone: countOf(months, 'done'),
      reportsInAll: months.length,
      votesReceived,
      votes: await this.totals.ofParticipant(id),
      followers: own.followers - own.uncountedFollowers,
      followerDays: await this.followers.of(id, MOST.followerDays),
      comments: await this.newestComments(own, user),
      found: waysToProfile(own),
    };
  }

  /** Whoever gave the place up has no page on which they stand. */
  private async newestComments({ id, isActive }: Participant, user: SignedInUser): Promise<CommentDto[]> {
    if (!isActive) return [];
    const { comments } = await this.comments.list(id, user, { limit: MOST.comments });
    return comments.map(CommentDto.from);
  }
}

const nextOf = (months: ReportMonthDto[]): ReportMonthDto | null =>
  months.find(({ state }) => state === 'late' || state === 'due') ??
  months.find(({ state }) => state === 'upcoming') ??
  null;

const countOf = (months: ReportMonthDto[], wanted: ReportMonthDto['state']): number =>
  months.filter(({ state }) => state === wanted).length;

/** What of a profile leads to its participant. */
function waysToProfile(own: Participant): FoundDto {
  const { socialTwitter, socialLinkedin, socialInstagram, socialYoutube, socialTiktok, socialWebsite } = own;
  const links = [socialTwitter, socialLinkedin, socialInstagram, socialYoutube, socialTiktok, socialWebsite];
  return {
    isPublic: own.isActive && own.isPublic,
    hasPortrait: shownPicture(own.profileImageUrl) !== null,
    links: links.filter((link) => link !== null).length,
  };
}
