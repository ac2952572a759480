import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { Anyone, SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { SendReportDto } from '../../common/reports/send-report.dto.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { CommentRemovals } from './comment-removals.service.js';
import { ListReportCommentsDto } from './dto/list-report-comments.dto.js';
import {
  FoundThreadDto,
  PlacedCommentPageDto,
  ReportCommentDto,
  ReportReplyPageDto,
} from './dto/report-comment.dto.js';
import { ChangeReportCommentDto } from './dto/write-report-comment.dto.js';
import { OwnTalkQuery } from './own-talk.query.js';
import { ReportCommentReports } from './report-comment-reports.service.js';
import { ReportCommentsService } from './report-comments.service.js';
import { ThreadsQuery } from './threads.query.js';

@ApiTags('talk')
@Controller('report-comments')
export class ReportCommentsController {
  constructor(
    private readonly threads: ThreadsQuery,
    private readonly own: OwnTalkQuery,
    private readonly comments: ReportCommentsService,
    private readonly removals: CommentRemovals,
    private readonly reports: ReportCommentReports,
  ) {}

  /** Comments on one's own reports that one has not answered and still can, newest first; none for whoever has reported nothing. */
  @Get('to-answer')
  @SignedIn()
  listCommentsToAnswer(
    @CurrentUser() { id }: SignedInUser,
    @Query() page: ListReportCommentsDto,
  ): Promise<PlacedCommentPageDto> {
    return this.own.listToAnswer(id, page);
  }

  /** What others answered to one's own comments, newest first. */
  @Get('replies-to-me')
  @SignedIn()
  listRepliesToMe(
    @CurrentUser() { id }: SignedInUser,
    @Query() page: ListReportCommentsDto,
  ): Promise<PlacedCommentPageDto> {
    return this.own.listReplies(id, page);
  }

  /** The thread that a comment belongs to, and where it is. */
  @Get(':id')
  @Anyone()
  findReportComment(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reader?: SignedInUser,
  ): Promise<FoundThreadDto> {
    return this.threads.find(id, reader);
  }

  /** A comment's replies, oldest first. */
  @Get(':id/replies')
  @Anyone()
  listReportReplies(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reader: SignedInUser | undefined,
    @Query() page: ListReportCommentsDto,
  ): Promise<ReportReplyPageDto> {
    return this.threads.listReplies(id, reader, page);
  }

  /** Changes one's own comment within 15 minutes; it says since then that it was changed. */
  @Patch(':id')
  @SignedIn()
  @ApiConflictResponse({ description: 'Too late, hidden, or the comments or the season are closed' })
  @ApiTooManyRequestsResponse({ description: 'Too many comments; see Retry-After' })
  async changeReportComment(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() author: SignedInUser,
    @Body() dto: ChangeReportCommentDto,
  ): Promise<ReportCommentDto> {
    await this.comments.change(author.id, id, dto);
    return this.threads.findShown(id, author);
  }

  /** Deletes one's own comment, at any time; where it was answered, an empty place stays. */
  @Delete(':id')
  @HttpCode(204)
  @SignedIn()
  async deleteReportComment(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() author: SignedInUser,
  ): Promise<void> {
    await this.removals.remove(author.id, id);
  }

  /** Tells the administrator of somebody else's comment; a second report of the same account changes nothing. */
  @Post(':id/report')
  @HttpCode(204)
  @SignedIn()
  @ApiTooManyRequestsResponse({ description: 'Too many reports; see Retry-After' })
  async reportReportComment(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reporter: SignedInUser,
    @Body() { reason = null }: SendReportDto,
  ): Promise<void> {
    await this.reports.report(reporter, id, reason);
  }
}
