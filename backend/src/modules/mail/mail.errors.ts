import { defineFailure } from '../../common/errors/app-error.js';

export const mailNotFound = defineFailure(404, 'mail_not_found', 'There is no such mail');

export const mailNotFailed = defineFailure(
  409,
  'mail_not_failed',
  'Only a mail that was given up can be sent again',
);

export const mailLinkForgotten = defineFailure(
  409,
  'mail_link_forgotten',
  'The link of this mail is not kept any more: please make a new one',
);
