import { IsText } from '../../../common/validation/text.decorator.js';
import { tokenRequired } from '../identity.errors.js';

/** What a link carries. Whether it counts is for the database to say. */
export const IsLinkToken = (): PropertyDecorator =>
  IsText({ min: 1, max: 200, tooShort: () => tokenRequired(), tooLong: () => tokenRequired() });
