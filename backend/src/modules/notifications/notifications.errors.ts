import { defineFailure } from '../../common/errors/app-error.js';

export const newsMailUnavailable = defineFailure(
  409,
  'news_mail_unavailable',
  'This site sends no mail at the moment',
);

export const unsubscribeLinkInvalid = defineFailure(
  400,
  'unsubscribe_link_invalid',
  'This link is not complete: please open it from the mail again',
);
