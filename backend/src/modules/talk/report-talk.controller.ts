import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { Anyone, SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { ForParticipants } from '../participants/holds-place.guard.js';
import { ListReportCommentsDto } from './dto/list-report-comments.dto.js';
import { ReportCommentDto, ReportThreadPageDto } from './dto/report-comment.dto.js';
import { WriteReportCommentDto } from './dto/write-report-comment.dto.js';
import { ReportCommentsService } from './report-comments.service.js';
import { TalkClosing } from './talk-closing.service.js';
import { ThreadsQuery } from './threads.query.js';

@ApiTags('talk')
@Controller('progress-updates/:id/comments')
export class ReportTalkController {
  constructor(
    private readonly threads: ThreadsQuery,
    private readonly comments: ReportCommentsService,
    private readonly closing: TalkClosing,
  ) {}

  /** What people say of a report, newest first, each with its first replies. Hidden ones only for their author and the administrator. */
  @Get()
  @Anyone()
  listReportComments(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reader: SignedInUser | undefined,
    @Query() page: ListReportCommentsDto,
  ): Promise<ReportThreadPageDto> {
    return this.threads.list(id, reader, page);
  }

  /** Says something of a report, or answers a comment on it; a reply cannot be answered (400 reply_to_reply). */
  @Post()
  @SignedIn()
  @ApiConflictResponse({ description: 'The comments are closed, or the season is' })
  @ApiTooManyRequestsResponse({ description: 'Too many comments; see Retry-After' })
  async writeReportComment(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() author: SignedInUser,
    @Body() dto: WriteReportCommentDto,
  ): Promise<ReportCommentDto> {
    return this.threads.findShown(await this.comments.post(author.id, id, dto), author);
  }

  /** Takes no further comments on one's own report; those that are there stay. */
  @Put('closed')
  @HttpCode(204)
  @ForParticipants()
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async closeReportComments(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.closing.set(user.id, id, true);
  }

  /** Takes comments on one's own report again. */
  @Delete('closed')
  @HttpCode(204)
  @ForParticipants()
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async openReportComments(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.closing.set(user.id, id, false);
  }
}
