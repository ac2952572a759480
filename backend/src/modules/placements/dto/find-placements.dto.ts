import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
import { type Slot, SLOTS } from '../placement.types.js';

/** Undefined unless these are slots, each once. */
export function slotsOf(text: string): Slot[] | undefined {
  const slots = text.split(',');
  const areKnown = slots.every((slot) => (SLOTS as readonly string[]).includes(slot));
  return areKnown && new Set(slots).size === slots.length ? (slots as Slot[]) : undefined;
}

/** The places of a page. */
export class FindPlacementsDto {
  /** Slots, each once, separated by commas. */
  @ApiProperty({ type: String, example: 'home-banner' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? slotsOf(value) : undefined))
  @ValidateBy(
    { name: 'areSlots', validator: { validate: (value) => value !== undefined } },
    says((field) => choiceRequired({ field, choices: SLOTS.join(', ') })),
  )
  slots: Slot[];
}
