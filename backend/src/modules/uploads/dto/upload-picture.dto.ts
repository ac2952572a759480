import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { PICTURE_FORMATS, type PictureFormat } from '../picture.types.js';
import { MAX_UPLOAD_MEGABYTES, pictureFormatRequired } from '../uploads.errors.js';

/** For openapi.json, from which the site's forms take what they let through. */
const FILE_LIMITS = {
  'x-limits': { types: ['image/png', 'image/jpeg'], megabytes: MAX_UPLOAD_MEGABYTES },
};

/** What a sent picture is to become. */
export class UploadFormatDto {
  /**
   * Shape that the picture is cut to: banner 1200 x 150 pixels, sidebar 300 x 250, portrait 480 x 480; a report's picture keeps
   * its shape and is made to fit into 1200 x 800.
   */
  @ApiProperty({ enum: PICTURE_FORMATS, enumName: 'PictureFormat', example: 'banner' })
  @IsIn(PICTURE_FORMATS, says(pictureFormatRequired))
  format: PictureFormat;
}

/** The whole form; its file is received apart from the fields. */
export class UploadPictureDto extends UploadFormatDto {
  /** PNG or JPEG, where it is cut of at least that many pixels, at most 5 MB and 25 megapixels; judged by decoding it. */
  @ApiProperty({ type: 'string', format: 'binary', ...FILE_LIMITS })
  file: unknown;
}
