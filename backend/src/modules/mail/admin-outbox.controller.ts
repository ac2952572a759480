import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { ListOutboxDto } from './dto/list-outbox.dto.js';
import { OutboxMailDto, OutboxPageDto } from './dto/outbox-mail.dto.js';
import { OutboxQuery } from './outbox.query.js';

@ApiTags('admin')
@Controller('admin/outbox')
@Roles('admin')
export class AdminOutboxController {
  constructor(private readonly outbox: OutboxQuery) {}

  /** What mail went out and what did not, newest first; never what it says. */
  @Get()
  listOutbox(@Query() page: ListOutboxDto): Promise<OutboxPageDto> {
    return this.outbox.list(page);
  }

  /** Sends a mail that was given up again, which stands in the audit; 409 for any other, and for one whose link is forgotten. */
  @Post(':id/retry')
  @HttpCode(200)
  retryMail(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
  ): Promise<OutboxMailDto> {
    return this.outbox.retry(admin, id);
  }
}
