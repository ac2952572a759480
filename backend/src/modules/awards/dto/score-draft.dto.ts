import { Type } from 'class-transformer';
import { IsBoolean, IsObject, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { booleanRequired } from '../../../common/validation/validation.problems.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { HIGHEST_SCORE, LOWEST_SCORE } from '../award.types.js';
import { criteriaRequired, draftRevisionRequired } from '../awards.errors.js';
import type { AwardScoreDraft } from '../entities/award-score-draft.entity.js';

const anyCriterion = () => criteriaRequired({ min: LOWEST_SCORE, max: HIGHEST_SCORE });

/** In code points; more than a note that is given may hold, so that one which still has to be shortened is kept. */
const LONGEST_NOTE = 4000;

/** The rubric as far as it is filled in. */
export class PartialCriteriaDto {
  /** Null while it is not given. @example 8 */
  @IsOptional()
  @IsWholeNumber(LOWEST_SCORE, HIGHEST_SCORE)
  impact?: number | null;

  /** Null while it is not given. @example 7 */
  @IsOptional()
  @IsWholeNumber(LOWEST_SCORE, HIGHEST_SCORE)
  innovation?: number | null;

  /** Null while it is not given. @example null */
  @IsOptional()
  @IsWholeNumber(LOWEST_SCORE, HIGHEST_SCORE)
  progress?: number | null;

  /** Null while it is not given. @example null */
  @IsOptional()
  @IsWholeNumber(LOWEST_SCORE, HIGHEST_SCORE)
  communication?: number | null;
}

/** What a judge is making up for a participant, which takes the place of the draft before it. */
export class KeepScoreDraftDto {
  /** As far as it is filled in. */
  @IfGiven()
  @IsObject(says(anyCriterion))
  @ValidateNested(says(anyCriterion))
  @Type(() => PartialCriteriaDto)
  criteria?: PartialCriteriaDto;

  /** As it was typed. @example 'Talked to two of the families, ' */
  @IfGiven()
  @IsText({ max: LONGEST_NOTE, trim: false })
  note?: string;

  /** Whether the participant may read the note once the award is closed. @example false */
  @IfGiven()
  @IsBoolean(says((field) => booleanRequired({ field })))
  noteForParticipant?: boolean;

  /** Whether the judge is close to this participant. @example false */
  @IfGiven()
  @IsBoolean(says((field) => booleanRequired({ field })))
  conflict?: boolean;

  /** That of the draft which this one takes the place of; null or absent where there was none. @example '0e4a8f6e-6f0c-4b2f-9a3c-3f2f0f1f8a11' */
  @IsOptional()
  @IsUUID('all', says((field) => draftRevisionRequired({ field })))
  revision?: string | null;
}

/** Which draft is dropped. */
export class DiscardScoreDraftDto {
  /** That of the draft as it was seen. @example '0e4a8f6e-6f0c-4b2f-9a3c-3f2f0f1f8a11' */
  @IsUUID('all', says((field) => draftRevisionRequired({ field })))
  revision: string;
}

/** A judge's draft, which they alone read. */
export class ScoreDraftDto {
  /** As far as it is filled in. */
  criteria: PartialCriteriaDto;

  /** As it was typed. @example 'Talked to two of the families, ' */
  note: string;

  /** Whether the participant may read the note once the award is closed. @example false */
  noteForParticipant: boolean;

  /** Whether the judge is close to this participant. @example false */
  conflict: boolean;

  /** Another one with each change. @example '0e4a8f6e-6f0c-4b2f-9a3c-3f2f0f1f8a11' */
  revision: string;

  /** When it was kept last. */
  updatedAt: Date;

  static from(draft: AwardScoreDraft): ScoreDraftDto {
    const { impact, innovation, progress, communication } = draft;
    const { note, noteForParticipant, conflict, revision, updatedAt } = draft;
    const criteria = { impact, innovation, progress, communication };
    return { criteria, note, noteForParticipant, conflict, revision, updatedAt };
  }
}
