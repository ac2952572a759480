import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { CommentsQuery } from './comments.query.js';
import { CommentDto } from './dto/comment.dto.js';
import { ListCommentsDto } from './dto/list-comments.dto.js';
import { MonthlyVotesDto } from './dto/vote-month.dto.js';
import { VoteTotalsQuery } from './vote-totals.query.js';

@ApiTags('votes')
@Controller('participants/:id')
@Anyone()
export class ParticipantVotesController {
  constructor(
    private readonly comments: CommentsQuery,
    private readonly participants: ParticipantsQuery,
    private readonly totals: VoteTotalsQuery,
  ) {}

  /** What voters said, newest first; the next page is named in the Link header. */
  @Get('comments')
  @PublicAnswer({
    path: '/participants/:id/comments',
    takesQuery: true,
    shows: ['participant_profiles', 'seasons', 'votes', 'users'],
    ofOne: ['participant_profiles', 'votes'],
    to: 'strangers',
  })
  async listComments(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() viewer: SignedInUser | undefined,
    @Query() page: ListCommentsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CommentDto[]> {
    const { comments, next } = await this.comments.list(id, viewer, page);
    linkNextPage(request, response, next);
    return comments.map(CommentDto.from);
  }

  /** A participant's votes by month, oldest first. */
  @Get('votes')
  @PublicAnswer({
    path: '/participants/:id/votes',
    shows: ['participant_profiles', 'seasons', 'vote_totals'],
    ofOne: ['participant_profiles', 'vote_totals'],
  })
  async listParticipantVotes(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() viewer?: SignedInUser,
  ): Promise<MonthlyVotesDto[]> {
    await this.participants.findActive(id, viewer);
    return this.totals.ofParticipant(id);
  }
}
