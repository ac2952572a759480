import { defineFailure } from '../../common/errors/app-error.js';

export const newsMailUnavailable = defineFailure(
  409,
  'news_mail_unavailable',
  'This site sends no mail at the moment',
);

/** Nobody is mailed news at an address that may be somebody else's. */
export const newsMailUnconfirmed = defineFailure(
  409,
  'news_mail_unconfirmed',
  'Please confirm your e-mail address first',
);

export const unsubscribeLinkInvalid = defineFailure(
  400,
  'unsubscribe_link_invalid',
  'This link is not complete: please open it from the mail again',
);
