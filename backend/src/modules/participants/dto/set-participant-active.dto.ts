import { IsBoolean } from 'class-validator';

/** Gives a participant's place away, or gives one back. */
export class SetParticipantActiveDto {
  /**
   * False frees the place.
   * @example false
   */
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive: boolean;
}
