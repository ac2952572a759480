import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { SendReportDto } from '../../common/reports/send-report.dto.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { CommentReportsService } from './comment-reports.service.js';

@ApiTags('votes')
@Controller('comments')
export class CommentsController {
  constructor(private readonly reports: CommentReportsService) {}

  /** Tells the administrator of a comment; a second report of the same account changes nothing. */
  @Post(':id/report')
  @HttpCode(204)
  @SignedIn()
  @ApiTooManyRequestsResponse({ description: 'Too many reports; see Retry-After' })
  async reportComment(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reporter: SignedInUser,
    @Body() { reason = null }: SendReportDto,
  ): Promise<void> {
    await this.reports.report(reporter, id, reason);
  }
}
