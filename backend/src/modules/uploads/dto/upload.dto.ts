import { ApiProperty } from '@nestjs/swagger';
import type { Upload } from '../entities/upload.entity.js';
import { PICTURE_FORMATS, type PictureFormat } from '../picture.types.js';

/** A stored picture. */
export class UploadDto {
  /** @example 7 */
  id: number;

  /** Path on this site, to be given as an ad's imageUrl or among a report's images. @example /api/uploads/7 */
  url: string;

  @ApiProperty({ enum: PICTURE_FORMATS, enumName: 'PictureFormat', example: 'banner' })
  format: PictureFormat;

  /** What it was encoded as. @example image/png */
  contentType: string;

  /** In pixels. @example 1200 */
  width: number;

  /** In pixels. @example 150 */
  height: number;

  static from({ id, format, contentType, width, height }: Upload): UploadDto {
    return { id, url: `/api/uploads/${id}`, format, contentType, width, height };
  }
}
