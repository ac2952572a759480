import { ApiProperty } from '@nestjs/swagger';
import type { Challenge } from 'altcha-lib/types';

/** ALTCHA's own shape, which its libraries read. */
export class AltchaChallengeDto {
  /** What is to be solved, and until when. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  parameters: Challenge['parameters'];

  /** The site's own. */
  signature: string;

  static from({ parameters, signature }: Challenge): AltchaChallengeDto {
    return { parameters, signature: signature! };
  }
}
