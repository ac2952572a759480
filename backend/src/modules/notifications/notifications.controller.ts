import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ListNotificationsDto } from './dto/list-notifications.dto.js';
import { NotificationPageDto } from './dto/notification.dto.js';
import { ReadNotificationsDto } from './dto/read-notifications.dto.js';
import { NotificationsQuery } from './notifications.query.js';

@ApiTags('notifications')
@Controller('notifications')
@SignedIn()
export class NotificationsController {
  constructor(private readonly query: NotificationsQuery) {}

  /** One's own news, newest first, and how much of it is new. */
  @Get()
  async listNotifications(
    @CurrentUser() user: SignedInUser,
    @Query() page: ListNotificationsDto,
  ): Promise<NotificationPageDto> {
    return NotificationPageDto.from(await this.query.list(user.id, page));
  }

  /** Marks everything up to the given one as read; what came after it stays new. */
  @Post('read')
  @HttpCode(204)
  @ChangesNothingShown('What an account has read nobody else is shown.')
  async readNotifications(
    @CurrentUser() user: SignedInUser,
    @Body() { upTo }: ReadNotificationsDto,
  ): Promise<void> {
    await this.query.markRead(user.id, upTo);
  }
}
