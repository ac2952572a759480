import { IsOptional } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/instant.decorator.js';
import { IsTextList } from '../../../common/validation/text-list.decorator.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';

const ADDRESSES = { maxItems: 1_000, maxLength: 254 };
const MAX_PLACES = 100;

/** The next season, as an administrator plans it. */
export class PlanSeasonDto {
  /** What it is called; "Season" and its number if not given. @example 'Season 2' */
  @IfGiven()
  @IsText({ min: 1, max: 80 })
  name?: string;

  /** From when on people may apply; at once where that has passed. @example '2027-06-01T00:00:00.000Z' */
  @IsInstant()
  applicationsFrom: string;

  /** Until when; null or absent for its start. @example '2027-07-31T00:00:00.000Z' */
  @IsOptional()
  @IsInstant()
  applicationsTo?: string | null;

  /** When its first month begins, in a calendar month (UTC) in which no other season runs. @example '2027-09-01T00:00:00.000Z' */
  @IsInstant()
  startsAt: string;

  /** @example '2028-09-01T00:00:00.000Z' */
  @IsInstant()
  endsAt: string;

  /** From when on judges review it; null or absent for nobody knows. @example '2028-08-01T00:00:00.000Z' */
  @IsOptional()
  @IsInstant()
  reviewAt?: string | null;

  /** When its winners are honoured; null or absent for nobody knows. @example '2028-09-15T18:00:00.000Z' */
  @IsOptional()
  @IsInstant()
  ceremonyAt?: string | null;

  /** How many may take part; as many as in the season before if not given. @example 9 */
  @IfGiven()
  @IsWholeNumber(1, MAX_PLACES)
  places?: number;

  /** Addresses that are invited to apply. @example ['amina@example.org'] */
  @IfGiven()
  @IsTextList(ADDRESSES)
  whitelist?: string[];
}
