import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { says } from '../../../common/validation/says.js';
import { booleanRequired } from '../../../common/validation/validation.problems.js';
import { DIGESTS, type Digest } from '../entities/notification-preference.entity.js';
import type { Preferences } from '../preferences/notification-preferences.service.js';

/** What is to change; what is absent stays. */
export class ChooseNotificationPreferencesDto {
  /** Whether to be told, three days before a month ends, of a vote that is left. */
  @IfGiven()
  @IsBoolean(says((field) => booleanRequired({ field })))
  reminders?: boolean;

  /** `weekly` is one mail a week, on Monday, of the new reports and films of those who are followed. */
  @IfGiven()
  @IsChoice(DIGESTS, 'Digest')
  digest?: Digest;
}

/** What one is told of by itself. */
export class NotificationPreferencesDto {
  /** Whether to be told, three days before a month ends, of a vote that is left for somebody who is followed. */
  reminders: boolean;

  @ApiProperty({ enum: DIGESTS, enumName: 'Digest', example: 'weekly' })
  digest: Digest;

  /** Whether this site sends mail at all; without it, reminders are notices alone and there is no digest. */
  isMailConfigured: boolean;

  /** Whether the address was confirmed: before, no digest is mailed to it. */
  isEmailConfirmed: boolean;

  static from(
    { reminders, digest }: Preferences,
    mail: Pick<NotificationPreferencesDto, 'isMailConfigured' | 'isEmailConfirmed'>,
  ): NotificationPreferencesDto {
    return { reminders, digest, ...mail };
  }
}
