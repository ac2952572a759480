import { IsOptional, ValidateBy } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { says } from '../../../common/validation/says.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import { type Slot, SLOTS } from '../placement.types.js';

/** Undefined unless these are slots, each once, separated by commas. */
export function slotsOf(text: unknown): Slot[] | undefined {
  if (typeof text !== 'string') return undefined;
  const slots = text.split(',');
  const areKnown = slots.every((slot) => (SLOTS as readonly string[]).includes(slot));
  return areKnown && new Set(slots).size === slots.length ? (slots as Slot[]) : undefined;
}

/** The places of a page. */
export class FindPlacementsDto {
  /**
   * Slots, each once, separated by commas: home-banner, participants-banner, participant-sidebar, streaming-sidebar, awards-banner,
   * ad-sidebar.
   * @example 'home-banner,ad-sidebar'
   */
  @ValidateBy(
    { name: 'areSlots', validator: { validate: (value) => slotsOf(value) !== undefined } },
    says((field) => choiceRequired({ field, choices: SLOTS.join(', ') })),
  )
  slots: string;

  /**
   * The ad that the page is about, which does not stand beside itself, in `ad-sidebar`; other places take no notice of it.
   * @example 12
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  beside?: number;
}
