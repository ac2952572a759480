import { ValidateBy } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
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
}
