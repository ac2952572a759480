import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { emptyToNull } from '../../../common/validation/transforms.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { IsAltcha } from '../../altcha/dto/altcha.decorator.js';
import { pseudonymInvalid } from '../votes.errors.js';

/** A vote for a participant in the current month (UTC). */
export class CastVoteDto {
  /**
   * Whom it is for.
   * @example 3
   */
  @IsWholeNumber(1, MAX_ID)
  participantId: number;

  /**
   * Award that the votes decide; Viewers' Choice where none is named.
   * @example 1
   */
  @IfGiven()
  @IsWholeNumber(1, MAX_ID)
  awardId?: number;

  /**
   * What the voter wants to say, up to 500 characters; everybody can read it.
   * @example 'The filters work in our village too.'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 500 })
  comment?: string | null;

  /**
   * keccak256 of a 32-byte secret that the voter's browser drew and keeps. Without it the server draws one, and tells it.
   * @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060
   */
  @IsOptional()
  @Matches(/^0x[0-9a-f]{64}$/, says((field) => pseudonymInvalid({ field })))
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  pseudonym?: string | null;

  /** A solved challenge of GET altcha, where the call was refused with altcha_needed. */
  @IsAltcha()
  altcha?: string;
}
