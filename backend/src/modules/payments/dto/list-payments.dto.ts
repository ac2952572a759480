import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { says } from '../../../common/validation/says.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';

const AWAITED = ['decision'] as const;
const MAX_PAYMENTS = 200;

/** Filter and page of the admin's payments. */
export class ListPaymentsDto {
  /** Given for payments whose refund waits for a person. */
  @ApiProperty({ enum: AWAITED, example: 'decision' })
  @IsOptional()
  @IsIn(AWAITED, says((field) => choiceRequired({ field, choices: AWAITED.join(', ') })))
  awaiting?: (typeof AWAITED)[number];

  /**
   * Payments a page.
   * @example 50
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_PAYMENTS)
  limit: number = 50;

  /**
   * Where the page starts: the id after which to go on, as given in the Link header.
   * @example 41
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
