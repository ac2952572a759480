import { defineFailure } from '../../../common/errors/app-error.js';

/** Redirects that are followed from one address. */
export const MAX_REDIRECTS = 3;

/** What looking up, asking, and receiving may take together. */
export const MAX_COPY_SECONDS = 10;

export const pictureNotSecure = defineFailure(
  400,
  'picture_not_secure',
  'Pictures are only copied from addresses that begin with https://',
);

export const pictureNotPublic = defineFailure(
  400,
  'picture_not_public',
  'This address does not lead to a public site',
);

export const pictureRefusedThere = defineFailure(
  400,
  'picture_refused_there',
  'The site that has the picture answered with status {{status}}',
);

export const pictureSiteUnreachable = defineFailure(
  400,
  'picture_site_unreachable',
  'The site that has the picture could not be reached',
);

export const pictureTooSlow = defineFailure(
  400,
  'picture_too_slow',
  'The site that has the picture took longer than {{seconds}} seconds',
);

export const pictureRedirectedTooOften = defineFailure(
  400,
  'picture_redirected_too_often',
  'This address was redirected more than {{max}} times',
);

export const pictureCopyNotFound = defineFailure(
  404,
  'picture_copy_not_found',
  'This picture is no longer waiting to be copied',
);

/** Pictures of one account that wait for their copies. */
export const MAX_WAITING_COPIES = 60;

export const tooManyPictureCopies = defineFailure(
  409,
  'too_many_picture_copies',
  'You have {{max}} pictures that are still being copied. Please wait until they are there.',
);
