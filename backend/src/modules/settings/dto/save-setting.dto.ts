import { IsOptional } from 'class-validator';
import { IsText } from '../../../common/validation/text.decorator.js';

/** A setting to make or to change. */
export class SaveSettingDto {
  /**
   * Name of the setting. challengeStartDate, challengeEndDate, maxParticipants, participantWhitelist and videoHosts have
   * rules; others are kept as given.
   * @example maxParticipants
   */
  @IsText({ min: 1, max: 100 })
  key: string;

  /**
   * Always a text: an ISO date (challengeStartDate may be empty: not set), a whole number from 1 to 100, e-mail addresses or
   * host names with commas between.
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
}
