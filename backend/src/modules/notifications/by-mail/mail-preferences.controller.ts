import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangesNothingShown } from '../../../answers/changes-nothing-shown.decorator.js';
import { SignedIn } from '../../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../common/access/current-user.decorator.js';
import { MailService } from '../../mail/mail.service.js';
import { ChooseMailPreferenceDto, MailPreferenceDto } from '../dto/mail-preference.dto.js';
import { MailPreferences } from './mail-preferences.service.js';

@ApiTags('notifications')
@Controller('notifications/mail')
@SignedIn()
export class MailPreferencesController {
  constructor(
    private readonly preferences: MailPreferences,
    private readonly mail: MailService,
  ) {}

  /** How one's news comes by mail. */
  @Get()
  async getMailPreference(@CurrentUser() user: SignedInUser): Promise<MailPreferenceDto> {
    return {
      news: await this.preferences.find(user.id),
      isMailConfigured: this.mail.isMailConfigured,
      isEmailConfirmed: await this.preferences.isConfirmed(user.id),
    };
  }

  /** Chooses it. 409 while the site sends no mail, and for an address that is not confirmed. */
  @Put()
  @ChangesNothingShown('Nobody else is shown what an account is told of.')
  async chooseMailPreference(
    @CurrentUser() user: SignedInUser,
    @Body() { news }: ChooseMailPreferenceDto,
  ): Promise<MailPreferenceDto> {
    await this.preferences.choose(user.id, news);
    return this.getMailPreference(user);
  }
}
