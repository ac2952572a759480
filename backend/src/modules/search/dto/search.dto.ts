import { IsOptional, ValidateBy } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import { SEARCH_KINDS, type SearchKind } from '../search.types.js';

/** Of what is looked for. */
export const MAX_LETTERS = 100;

/** Found of each kind at most. */
const MAX_FOUND = 50;

/** Undefined unless these are kinds, each once, separated by commas. */
export function kindsOf(text: unknown): SearchKind[] | undefined {
  if (typeof text !== 'string') return undefined;
  const kinds = text.split(',');
  const areKnown = kinds.every((kind) => (SEARCH_KINDS as readonly string[]).includes(kind));
  return areKnown && new Set(kinds).size === kinds.length ? (kinds as SearchKind[]) : undefined;
}

/** What is looked for, and where. */
export class SearchDto {
  /**
   * Words that must all be there, in any order, without regard to case and accents. Whatever follows the third is one text.
   * @example 'solar village'
   */
  @IsText({ min: 1, max: MAX_LETTERS })
  q: string;

  /**
   * Kinds, each once, separated by commas: participants, reports, ads; all of them where none are named.
   * @example 'participants,reports'
   */
  @IsOptional()
  @ValidateBy(
    { name: 'areKinds', validator: { validate: (value) => kindsOf(value) !== undefined } },
    says((field) => choiceRequired({ field, choices: SEARCH_KINDS.join(', ') })),
  )
  kinds?: string;

  /**
   * Of each kind at most; five where it is not said.
   * @example 5
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_FOUND)
  limit?: number;
}
