import { ApiProperty } from '@nestjs/swagger';
import type { Params, Problem } from './problem.js';

/** Name of the schema that lists every code; the document gets it once all modules are loaded. */
export const ERROR_CODE = 'ErrorCode';

/** What is wrong, for programs and in words. */
export class ProblemDto implements Problem {
  /** The cause, for programs. */
  @ApiProperty({ allOf: [{ $ref: `#/components/schemas/${ERROR_CODE}` }] })
  code: string;

  /** Figures and names within the sentence. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    example: { min: 5 },
  })
  params?: Params;

  /** An English sentence for a person. @example 'Title must be at least 5 characters' */
  message: string;
}
