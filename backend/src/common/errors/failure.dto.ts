import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { FieldProblems } from './app-error.js';
import { ProblemDto } from './problem.dto.js';

/** How every failure is answered. */
export class FailureDto extends ProblemDto {
  /** The HTTP status. @example 400 */
  statusCode: number;

  /** Messages by field, where the input is at fault. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { title: ['Title must be at least 5 characters'] },
  })
  errors?: Record<string, string[]>;

  /** The same with code and params. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { $ref: getSchemaPath(ProblemDto) } },
  })
  details?: FieldProblems;

  /** Where the site failed: what its log calls the request, for whoever asks for help. */
  requestId?: string;
}
