import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { HideCommentDto } from '../../common/reports/hide-comment.dto.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdminReportCommentsQuery } from './admin-report-comments.query.js';
import { AdminReportCommentDto, AdminReportCommentPageDto } from './dto/admin-report-comment.dto.js';
import { ListReportCommentsDto } from './dto/list-report-comments.dto.js';
import { TalkModeration } from './talk-moderation.service.js';

@ApiTags('admin')
@Controller('admin/report-comments')
@Roles('admin')
export class AdminReportCommentsController {
  constructor(
    private readonly query: AdminReportCommentsQuery,
    private readonly moderation: TalkModeration,
  ) {}

  /** Comments on reports that were reported or hidden, newest first. */
  @Get()
  listAdminReportComments(@Query() page: ListReportCommentsDto): Promise<AdminReportCommentPageDto> {
    return this.query.list(page);
  }

  /** Hides a comment on a report and tells its author why, or lets it stand and settles its reports. */
  @Patch(':id')
  async hideReportComment(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
    @Body() dto: HideCommentDto,
  ): Promise<AdminReportCommentDto> {
    await this.moderation.decide(admin, id, dto);
    return this.query.find(id);
  }
}
