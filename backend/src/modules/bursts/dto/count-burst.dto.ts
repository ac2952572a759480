import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import { IsInstant } from '../../../common/validation/instant.decorator.js';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { emptyToNull } from '../../../common/validation/transforms.js';
import { booleanRequired } from '../../../common/validation/validation.problems.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { BURST_KINDS, BURST_SIDES, type BurstKind, type BurstSide } from '../burst.types.js';

/** Leaves a burst uncounted, or counts it again. */
export class CountBurstDto {
  /** Votes, plays of films, or follows. */
  @IsChoice(BURST_KINDS, 'BurstKind')
  kind: BurstKind;

  /** What they share besides the participant and the hour. */
  @IsChoice(BURST_SIDES, 'BurstSide')
  by: BurstSide;

  /**
   * For whom they came.
   * @example 3
   */
  @IsWholeNumber(1, MAX_ID)
  participantId: number;

  /**
   * When the hour began.
   * @example 2026-11-05T10:00:00.000Z
   */
  @IsInstant()
  hour: string;

  /**
   * The network's mark or the mail domain, as the list of bursts says it; null by the hour alone.
   * @example 5Zk3Qw
   */
  @IsOptional()
  @IsText({ max: 255 })
  key?: string | null;

  /**
   * False leaves them uncounted.
   * @example false
   */
  @IsBoolean(says((field) => booleanRequired({ field })))
  counted: boolean;

  /**
   * Why; required to leave them uncounted, and told to whoever they came from.
   * @example 'Twelve votes from one network within an hour.'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 500 })
  reason?: string | null;
}
