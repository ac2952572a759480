import { ValidateBy } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { isStorable } from '../../../common/validation/text.decorator.js';
import { usernameMisleading } from '../auth.errors.js';
import { isMisleading } from '../look-alikes.js';

// What cannot even be stored is said once, by the rule of texts.
const isTellable = (value: unknown): boolean =>
  typeof value !== 'string' || !isStorable(value) || !isMisleading(value);

/** A name that readers can tell from any other. */
export const IsTellable = (): PropertyDecorator =>
  ValidateBy({ name: 'isTellable', validator: { validate: isTellable } }, says(usernameMisleading));
