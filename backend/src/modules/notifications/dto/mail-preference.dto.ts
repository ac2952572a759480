import { ApiProperty } from '@nestjs/swagger';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import { NEWS_BY_MAIL, type NewsByMail } from '../entities/mail-preference.entity.js';

/** How one's news comes by mail. */
export class ChooseMailPreferenceDto {
  /** `at_once` is within a minute, and at most every 15 minutes; `digest` is one mail a day. */
  @IsChoice(NEWS_BY_MAIL, 'NewsByMail')
  news: NewsByMail;
}

/** What was chosen, and whether it can be. */
export class MailPreferenceDto {
  @ApiProperty({ enum: NEWS_BY_MAIL, enumName: 'NewsByMail', example: 'digest' })
  news: NewsByMail;

  /** Whether this site sends mail at all. */
  isMailConfigured: boolean;

  /** Whether the address was confirmed: before, no news is mailed to it. */
  isEmailConfirmed: boolean;
}
