import { ApiProperty } from '@nestjs/swagger';
import { PictureCopyDto } from '../../uploads/copying/dto/picture-copy.dto.js';

/** A picture of a report as its author named it, there or not. */
export class ReportPictureDto {
  /** Path on this site, or an address elsewhere as long as it has no copy. @example https://example.org/filters.jpg */
  address: string;

  /** What became of the copy so far; null where none is needed. */
  @ApiProperty({ type: () => PictureCopyDto, nullable: true })
  copy: PictureCopyDto | null;
}
