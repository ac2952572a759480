import { defineProblem } from '../errors/problem.js';

export const unknownField = defineProblem('unknown_field', '{{field}} is not a known field');

export const textRequired = defineProblem('text_required', '{{field}} must be a text');

export const textNotStorable = defineProblem(
  'text_not_storable',
  '{{field}} contains characters that cannot be stored',
);

export const textTooShort = defineProblem('text_too_short', '{{field}} must be at least {{min}} characters');

export const textTooLong = defineProblem('text_too_long', '{{field}} must not exceed {{max}} characters');

export const textListInvalid = defineProblem(
  'text_list_invalid',
  '{{field}} must be a list of up to {{maxItems}} texts of up to {{maxLength}} characters',
);

export const wholeNumberRequired = defineProblem(
  'whole_number_required',
  '{{field}} must be a whole number from {{min}} to {{max}}',
);

export const decimalRequired = defineProblem('decimal_required', '{{field}} must be a decimal number');

export const booleanRequired = defineProblem('boolean_required', '{{field}} must be true or false');

export const choiceRequired = defineProblem('choice_required', '{{field}} must be one of {{choices}}');

export const instantInvalid = defineProblem(
  'instant_invalid',
  '{{field}} must be a date such as 2026-08-01T12:00:00Z',
);

export const walletAddressInvalid = defineProblem('wallet_address_invalid', '{{field}} must be an address');

export const emailInvalid = defineProblem('email_invalid', 'Please enter a valid email address');

export const invitedEmailInvalid = defineProblem(
  'invited_email_invalid',
  'Please enter a valid email address: {{email}}',
);

export const webAddressInvalid = defineProblem(
  'web_address_invalid',
  'Please enter an address that starts with http:// or https://',
);

export const addressListInvalid = defineProblem(
  'address_list_invalid',
  '{{field}} must be a list of up to {{maxItems}} addresses that start with http:// or https://',
);

export const secureAddressInvalid = defineProblem(
  'secure_address_invalid',
  'Please enter an address that starts with https://',
);

export const nameTooShort = defineProblem('name_too_short', 'Name must be at least {{min}} characters');

export const nameTooLong = defineProblem('name_too_long', 'Name must not exceed {{max}} characters');

export const titleTooShort = defineProblem('title_too_short', 'Title must be at least {{min}} characters');

export const titleTooLong = defineProblem('title_too_long', 'Title must not exceed {{max}} characters');

export const descriptionTooShort = defineProblem(
  'description_too_short',
  'Description must be at least {{min}} characters',
);

export const descriptionTooLong = defineProblem(
  'description_too_long',
  'Description must not exceed {{max}} characters',
);
