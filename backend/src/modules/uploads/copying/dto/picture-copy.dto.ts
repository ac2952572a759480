import { ApiProperty } from '@nestjs/swagger';
import { COPY_STATES, COPY_USES, type CopyState, type CopyUse } from '../copying.types.js';
import type { PictureCopy } from '../entities/picture-copy.entity.js';

/** Why a picture has not been copied. */
export class CopyProblemDto {
  /** @example picture_site_unreachable */
  code: string;

  /** Figures and names of the sentence. */
  @ApiProperty({ type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  params?: Record<string, string | number>;

  /** @example 'The site that has the picture could not be reached' */
  message: string;
}

/** A picture that was given by its address elsewhere and is shown once it has been copied. */
export class PictureCopyDto {
  /** Null while nobody has begun: within a minute. @example 7 */
  @ApiProperty({ type: 'integer', nullable: true, example: 7 })
  id: number | null;

  /** @example https://example.org/lamp.png */
  address: string;

  @ApiProperty({ enum: COPY_STATES, enumName: 'CopyState', example: 'waiting' })
  state: CopyState;

  /** What became of the last try; null before it. */
  @ApiProperty({ type: () => CopyProblemDto, nullable: true })
  problem: CopyProblemDto | null;

  static from(copy: PictureCopy): PictureCopyDto {
    const { id, address, state, problem } = copy;
    return { id, address, state, problem };
  }

  static notBegun = (address: string): PictureCopyDto => ({
    id: null,
    address,
    state: 'waiting',
    problem: null,
  });
}

/** A picture whose copy came to nothing, for the administrator. */
export class AdminPictureCopyDto extends PictureCopyDto {
  @ApiProperty({ enum: COPY_USES, enumName: 'CopyUse', example: 'ad' })
  use: CopyUse;

  /** Account that named it. @example amara */
  username: string;

  static override from(copy: PictureCopy): AdminPictureCopyDto {
    return { ...PictureCopyDto.from(copy), use: copy.use, username: copy.user!.username };
  }
}
