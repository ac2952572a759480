import { IsText } from './text.decorator.js';
import { nameTooLong, nameTooShort } from './validation.problems.js';

/** A person's name, with the specification's messages (section 5). */
export const IsName = (): PropertyDecorator =>
  IsText({ min: 2, max: 100, tooShort: nameTooShort, tooLong: nameTooLong });
