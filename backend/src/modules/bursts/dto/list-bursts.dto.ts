import { IsOptional } from 'class-validator';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import { BURST_KINDS, BURST_SIDES, type BurstKind, type BurstSide } from '../burst.types.js';

/** Fewer than two are no burst. */
const FEWEST = 2;
const MOST = 1_000_000;

/** Which bursts to look for. */
export class ListBurstsDto {
  /** Votes, plays of films, or follows. */
  @IsChoice(BURST_KINDS, 'BurstKind')
  kind: BurstKind;

  /** What they share besides the participant and the hour. */
  @IsChoice(BURST_SIDES, 'BurstSide')
  by: BurstSide;

  /**
   * As many in an hour as make a burst.
   * @example 3
   */
  @IsOptional()
  @IsWholeNumberInQuery(FEWEST, MOST)
  least: number = FEWEST;
}
