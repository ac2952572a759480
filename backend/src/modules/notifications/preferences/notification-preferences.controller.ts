import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { ChangesNothingShown } from '../../../answers/changes-nothing-shown.decorator.js';
import { SignedIn } from '../../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../common/access/current-user.decorator.js';
import { MailService } from '../../mail/mail.service.js';
import { MailPreferences } from '../by-mail/mail-preferences.service.js';
import {
  ChooseNotificationPreferencesDto,
  NotificationPreferencesDto,
} from '../dto/notification-preferences.dto.js';
import { NotificationPreferences } from './notification-preferences.service.js';

@ApiTags('notifications')
@Controller('notifications/preferences')
@SignedIn()
export class NotificationPreferencesController {
  constructor(
    private readonly preferences: NotificationPreferences,
    private readonly byMail: MailPreferences,
    private readonly mail: MailService,
  ) {}

  /** What one is told of by itself: a vote that is left, and once a week what is new of those whom one follows. */
  @Get()
  async getNotificationPreferences(@CurrentUser() user: SignedInUser): Promise<NotificationPreferencesDto> {
    return NotificationPreferencesDto.from(await this.preferences.find(user.id), {
      isMailConfigured: this.mail.isMailConfigured,
      isEmailConfirmed: await this.byMail.isConfirmed(user.id),
    });
  }

  /** Changes what is given. 409 for a digest while the site sends no mail, and for an address that is not confirmed. */
  @Patch()
  @ChangesNothingShown('Nobody else is shown what an account is told of.')
  @ApiConflictResponse({ description: 'The site sends no mail, or the address is not confirmed' })
  async chooseNotificationPreferences(
    @CurrentUser() user: SignedInUser,
    @Body() chosen: ChooseNotificationPreferencesDto,
  ): Promise<NotificationPreferencesDto> {
    await this.preferences.choose(user.id, chosen);
    return this.getNotificationPreferences(user);
  }
}
