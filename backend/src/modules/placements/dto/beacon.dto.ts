import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { textRequired } from '../../../common/validation/validation.problems.js';

/** What a page tells of an ad that it was given. */
export class BeaconDto {
  /** As it came with the ad; any other text is taken too, and counts nothing. */
  @ApiProperty({ type: String, minLength: 1, example: 'AAAADABmTr9wEbVvs0v2JbcPqUZuUo8H4dpnVZLQzzzz' })
  @ValidateBy(
    { name: 'isToken', validator: { validate: (value) => typeof value === 'string' && value !== '' } },
    says((field) => textRequired({ field })),
  )
  token: string;
}
