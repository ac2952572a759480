import { tooManyDownloads } from '../../common/downloads.errors.js';
import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { validationFailed } from '../../common/errors/common.errors.js';
import { defineProblem } from '../../common/errors/problem.js';

/** The most a sent file may weigh; what is stored of it is far smaller. */
export const MAX_UPLOAD_MEGABYTES = 5;

/** Decoding takes four bytes of memory a pixel. */
export const MAX_MEGAPIXELS = 25;

/** Pictures of one account that nothing shows. */
export const MAX_UNUSED_UPLOADS = 20;

const field = 'file';

export const multipartRequired = defineFailure(
  415,
  'multipart_required',
  'Please send a form with a file (Content-Type: multipart/form-data)',
);

export const multipartInvalid = defineFailure(
  400,
  'multipart_invalid',
  'The form with the file could not be read',
);

export const pictureFormatRequired = defineProblem('picture_format_required', 'Please choose a format');

export const pictureRequired = defineFailure(400, 'picture_required', 'Please choose a picture', { field });

export const pictureTooHeavy = defineFailure(
  413,
  'picture_too_heavy',
  'The picture must not exceed {{megabytes}} MB',
  { field },
);

export const pictureUnreadable = defineFailure(
  400,
  'picture_unreadable',
  'This file is not a complete PNG or JPEG picture',
  { field },
);

export const pictureAnimated = defineFailure(
  400,
  'picture_animated',
  'This picture is animated. Please choose a still one.',
  { field },
);

export const pictureTooSmall = defineFailure(
  400,
  'picture_too_small',
  'The picture must be at least {{width}} × {{height}} pixels',
  { field },
);

export const pictureTooLarge = defineFailure(
  400,
  'picture_too_large',
  'The picture must not have more than {{megapixels}} megapixels',
  { field },
);

export const pictureNotCompressible = defineFailure(
  400,
  'picture_not_compressible',
  'This picture cannot be brought below {{kilobytes}} KB. Please choose another one.',
  { field },
);

/** A picture is made within a moment. */
export const tooManyVariants = (): AppError => tooManyDownloads(5);

export const uploadNotFound = defineFailure(404, 'upload_not_found', 'This picture does not exist');

const uploadedTooOften = defineProblem(
  'too_many_uploads',
  'You have uploaded many pictures. Please wait a while and try again.',
);

export const tooManyUploads = (seconds: number): AppError =>
  new AppError(429, uploadedTooOften(), { retryAfter: seconds });

export const tooManyUnusedUploads = defineFailure(
  409,
  'too_many_unused_uploads',
  'You have {{max}} pictures that are not in use yet. Use one of them or try again tomorrow.',
);

const pictureGone = defineProblem(
  'picture_not_available',
  'This picture is no longer there. Please upload it again.',
);

/** Whose picture it is stays unsaid. */
export const pictureNotAvailable = (field: string): AppError =>
  validationFailed({ [field]: [pictureGone()] });
