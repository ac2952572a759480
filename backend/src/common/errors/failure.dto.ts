import { ApiProperty } from '@nestjs/swagger';
import type { FieldErrors } from './app-error.js';

/** How every failure is answered. */
export class FailureDto {
  /** The HTTP status. @example 400 */
  statusCode: number;

  /** The cause, for programs. @example validation_failed */
  code: string;

  /** A sentence for a person. @example 'Title must be at least 5 characters' */
  message: string;

  /** Messages by field, where the input is at fault. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { title: ['Title must be at least 5 characters'] },
  })
  errors?: FieldErrors;
}
