import { Type } from 'class-transformer';
import { IsBoolean, IsObject, IsOptional, IsUUID, ValidateIf, ValidateNested } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { booleanRequired } from '../../../common/validation/validation.problems.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { HIGHEST_SCORE, LOWEST_SCORE } from '../award.types.js';
import { criteriaRequired, draftRevisionRequired } from '../awards.errors.js';

const everyCriterion = () => criteriaRequired({ min: LOWEST_SCORE, max: HIGHEST_SCORE });

/** The rubric of Judges' Choice, from 1 (nothing to see yet) to 10 (could not be better). */
export class CriteriaDto {
  /** What has changed for people or nature because of the project. @example 8 */
  @IsWholeNumber(LOWEST_SCORE, HIGHEST_SCORE)
  impact: number;

  /** How new the idea is, or its way of reaching people. @example 7 */
  @IsWholeNumber(LOWEST_SCORE, HIGHEST_SCORE)
  innovation: number;

  /** How far the project has come since the season began, measured by its own goals. @example 9 */
  @IsWholeNumber(LOWEST_SCORE, HIGHEST_SCORE)
  progress: number;

  /** How clearly and honestly films and reports tell of it, setbacks included. @example 6 */
  @IsWholeNumber(LOWEST_SCORE, HIGHEST_SCORE)
  communication: number;
}

/** A judge's score of a participant, which takes the place of an earlier one. */
export class ScoreParticipantDto {
  /** @example 3 */
  @IsWholeNumber(1, MAX_ID)
  participantId: number;

  /** Required of everybody who is not close to the participant. */
  @ValidateIf(({ criteria, conflict }: ScoreParticipantDto) => conflict !== true || Boolean(criteria))
  @IsObject(says(everyCriterion))
  @ValidateNested(says(everyCriterion))
  @Type(() => CriteriaDto)
  criteria?: CriteriaDto | null;

  /** The judge's own reasons, for nobody else unless they say so. @example 'Talked to two of the families.' */
  @IsOptional()
  @IsText({ max: 1000 })
  note?: string | null;

  /** The participant may read the note once the award is closed, without the judge's name. @example false */
  @IfGiven()
  @IsBoolean(says((field) => booleanRequired({ field })))
  noteForParticipant?: boolean;

  /** The judge is close to this participant, so the score is left out. @example false */
  @IfGiven()
  @IsBoolean(says((field) => booleanRequired({ field })))
  conflict?: boolean;

  /** That of the draft which goes with the score; null where there is none. A draft with another is not dropped unseen: the score is refused. Absent: whichever there is goes. @example '0e4a8f6e-6f0c-4b2f-9a3c-3f2f0f1f8a11' */
  @IsOptional()
  @IsUUID('all', says((field) => draftRevisionRequired({ field })))
  draftRevision?: string | null;
}
