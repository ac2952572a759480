import {
  Body,
  Controller,
  Get,
  Param,
  Post,
  Res,
  UploadedFile,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiOkResponse,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdvertiserOnly } from '../auth/advertiser-only.decorator.js';
import { UploadFormatDto, UploadPictureDto } from './dto/upload-picture.dto.js';
import { UploadDto } from './dto/upload.dto.js';
import { ReceivePictureInterceptor } from './receive-picture.interceptor.js';
import { sendPicture } from './send-picture.js';
import { UploadVariants } from './upload-variants.service.js';
import { UploadRateGuard } from './upload-rate.guard.js';
import { pictureRequired, uploadNotFound } from './uploads.errors.js';
import { UploadsService } from './uploads.service.js';

const picture = { schema: { type: 'string', format: 'binary' } } as const;
const ApiPicture = () => ApiOkResponse({ content: { 'image/png': picture, 'image/jpeg': picture } });

@ApiTags('uploads')
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly variants: UploadVariants,
  ) {}

  /** Stores a picture for an ad or a report, cut to its format. It is deleted after a day unless one of them shows it. */
  @Post()
  @AdvertiserOnly()
  @UseGuards(UploadRateGuard)
  @UseInterceptors(ReceivePictureInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadPictureDto })
  @ApiPayloadTooLargeResponse({ description: 'A file of more than 5 MB' })
  @ApiConflictResponse({ description: 'Twenty pictures wait to be used already' })
  @ApiTooManyRequestsResponse({ description: 'Too many uploads; see Retry-After' })
  async uploadPicture(
    @CurrentUser() user: SignedInUser,
    @Body() { format }: UploadFormatDto,
    @UploadedFile() file?: { buffer: Buffer },
  ): Promise<UploadDto> {
    if (!file) throw pictureRequired();
    return UploadDto.from(await this.uploads.store(user.id, format, file.buffer));
  }

  /** The picture itself. */
  @Get(':id')
  @Anyone()
  @ApiPicture()
  async getUpload(@Param('id', ParseIdPipe) id: number, @Res() response: Response): Promise<void> {
    const { contentType, bytes, sha256 } = await this.uploads.find(id);
    sendPicture(response, { contentType, bytes, tag: sha256 });
  }

  /** The middle of a banner, 600 x 150 pixels, for phones; 404 for other formats. */
  @Get(':id/narrow')
  @Anyone()
  @ApiPicture()
  async getNarrowUpload(@Param('id', ParseIdPipe) id: number, @Res() response: Response): Promise<void> {
    const { contentType, narrowBytes, sha256 } = await this.uploads.find(id);
    if (!narrowBytes) throw uploadNotFound();
    sendPicture(response, { contentType, bytes: narrowBytes, tag: `${sha256}-narrow` });
  }

  /**
   * The picture as WebP, lighter than as it came: `400`, `800` or `1200` pixels wide or less, as it is never enlarged; `narrow`
   * for what the address above shows. 404 for any other width.
   */
  @Get(':id/:variant.webp')
  @Anyone()
  @ApiOkResponse({ content: { 'image/webp': picture } })
  async getUploadVariant(
    @Param('id', ParseIdPipe) id: number,
    @Param('variant') variant: string,
    @Res() response: Response,
  ): Promise<void> {
    sendPicture(response, { contentType: 'image/webp', ...(await this.variants.find(id, variant)) });
  }
}
