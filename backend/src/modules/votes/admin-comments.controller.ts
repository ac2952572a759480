import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { HideCommentDto } from '../../common/reports/hide-comment.dto.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdminCommentsQuery } from './admin-comments.query.js';
import { CommentModerationService } from './comment-moderation.service.js';
import { AdminCommentDto, AdminCommentPageDto } from './dto/admin-comment.dto.js';
import { ListCommentsDto } from './dto/list-comments.dto.js';

@ApiTags('admin')
@Controller('admin/comments')
@Roles('admin')
export class AdminCommentsController {
  constructor(
    private readonly query: AdminCommentsQuery,
    private readonly moderation: CommentModerationService,
  ) {}

  /** Comments that were reported or hidden, newest first. */
  @Get()
  listAdminComments(@Query() page: ListCommentsDto): Promise<AdminCommentPageDto> {
    return this.query.list(page);
  }

  /** Hides a comment and tells its author why, or lets it stand and settles its reports. */
  @Patch(':id')
  async hideComment(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
    @Body() dto: HideCommentDto,
  ): Promise<AdminCommentDto> {
    await this.moderation.decide(admin, id, dto);
    return this.query.find(id);
  }
}
