import { ApiProperty } from '@nestjs/swagger';
import type { Upload } from '../entities/upload.entity.js';
import { uploadPath } from '../upload-path.js';
import { PICTURE_FORMATS, type StoredFormat } from '../picture.types.js';

/** A stored picture. */
export class UploadDto {
  /** At random. @example 6f1c9a52-0b1e-4c39-9a55-6c8b6a1d2f70 */
  id: string;

  /**
   * Path on this site, to be given as an ad's imageUrl, among a report's images or as a participant's profileImageUrl.
   * @example /api/uploads/6f1c9a52-0b1e-4c39-9a55-6c8b6a1d2f70
   */
  url: string;

  @ApiProperty({ enum: PICTURE_FORMATS, enumName: 'PictureFormat', example: 'banner' })
  format: StoredFormat;

  /** What it was encoded as. @example image/png */
  contentType: string;

  /** In pixels. @example 1200 */
  width: number;

  /** In pixels. @example 150 */
  height: number;

  static from(upload: Upload): UploadDto {
    const { key: id, format, contentType, width, height } = upload;
    return { id, url: uploadPath(upload), format, contentType, width, height };
  }
}
