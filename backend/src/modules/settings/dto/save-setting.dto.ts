import { IsOptional } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';

/** A setting to make or to change. */
export class SaveSettingDto {
  /**
   * Name of the setting. adRunDays, challengeStartDate, challengeEndDate, maxParticipants, participantWhitelist and videoHosts
   * have rules; others are kept as given.
   * @example maxParticipants
   */
  @IsText({ min: 1, max: 100 })
  key: string;

  /**
   * Always a text: an ISO date (challengeStartDate may be empty: not set), a whole number from 1 to 100 (maxParticipants) or
   * to 365 (adRunDays), e-mail addresses or host names with commas between.
   * @example '9'
   */
  @IsText({ trim: false })
  value: string;

  /**
   * What the setting is for; without it the present description stays.
   * @example 'Places in the season'
   */
  @IsOptional()
  @IsText({ max: 500 })
  description?: string | null;

  /**
   * The setting's revision on which the value is based, 0 where there was none; a save on an earlier one is refused, unless
   * it changes nothing. Without it the setting is saved as it stands.
   * @example 3
   */
  @IfGiven()
  @IsWholeNumber(0, MAX_ID)
  revision?: number;
}
