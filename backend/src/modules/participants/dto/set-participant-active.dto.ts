import { IsBoolean } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { booleanRequired } from '../../../common/validation/validation.problems.js';

/** Gives a participant's place away, or gives one back. */
export class SetParticipantActiveDto {
  /**
   * False frees the place.
   * @example false
   */
  @IsBoolean(says((field) => booleanRequired({ field })))
  isActive: boolean;
}
