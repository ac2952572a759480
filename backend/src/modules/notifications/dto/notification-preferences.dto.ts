import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, ValidateBy } from 'class-validator';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { says } from '../../../common/validation/says.js';
import { booleanRequired, choiceRequired } from '../../../common/validation/validation.problems.js';
import { DIGESTS, type Digest } from '../entities/notification-preference.entity.js';
import { type NotificationKind, PUSH_KINDS } from '../notification.types.js';
import type { Preferences } from '../preferences/notification-preferences.service.js';

const IsPushKinds = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: PUSH_KINDS, enumName: 'PushKind', isArray: true, maxItems: PUSH_KINDS.length }),
    ValidateBy(
      { name: 'isPushKinds', validator: { validate: arePushKinds } },
      says((field) => choiceRequired({ field, choices: PUSH_KINDS.join(', ') })),
    ),
  );

/** A list of them, none twice. */
const arePushKinds = (value: unknown): boolean =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((kind) => PUSH_KINDS.some((known) => known === kind));

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

  /** Of which kinds of news one's browsers are told by push; those that were chosen before and are not named are not any more. */
  @IfGiven()
  @IsPushKinds()
  push?: NotificationKind[];
}

/** What one is told of by itself. */
export class NotificationPreferencesDto {
  /** Whether to be told, three days before a month ends, of a vote that is left for somebody who is followed. */
  reminders: boolean;

  @ApiProperty({ enum: DIGESTS, enumName: 'Digest', example: 'weekly' })
  digest: Digest;

  /** Of which kinds of news one's browsers are told by push, where they are subscribed. */
  @ApiProperty({ enum: PUSH_KINDS, enumName: 'PushKind', isArray: true, example: ['vote_reminder'] })
  push: NotificationKind[];

  /** Whether this site sends mail at all; without it, reminders are notices alone and there is no digest. */
  isMailConfigured: boolean;

  /** Whether the address was confirmed: before, no digest is mailed to it. */
  isEmailConfirmed: boolean;

  static from(
    { reminders, digest, push }: Preferences,
    mail: Pick<NotificationPreferencesDto, 'isMailConfigured' | 'isEmailConfirmed'>,
  ): NotificationPreferencesDto {
    return { reminders, digest, push, ...mail };
  }
}
