import {
  Body,
  Controller,
  Get,
  Param,
  Post,
  Req,
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
  ApiParam,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { AdvertiserOnly } from '../auth/advertiser-only.decorator.js';
import { UploadFormatDto, UploadPictureDto } from './dto/upload-picture.dto.js';
import { UploadDto } from './dto/upload.dto.js';
import { ReceivePictureInterceptor } from './receive-picture.interceptor.js';
import { sendPicture } from './send-picture.js';
import { UploadAudience } from './upload-audience.service.js';
import { UploadNamePipe } from './upload-name.pipe.js';
import type { UploadName } from './upload-path.js';
import { UploadVariants } from './upload-variants.service.js';
import { UploadRateGuard } from './upload-rate.guard.js';
import { pictureRequired, uploadNotFound } from './uploads.errors.js';
import { UploadsService } from './uploads.service.js';

const picture = { schema: { type: 'string', format: 'binary' } } as const;
const ApiUploadName = () => ApiParam({ name: 'id', schema: { type: 'string' } });
const ApiPicture = () => ApiOkResponse({ content: { 'image/png': picture, 'image/jpeg': picture } });

@ApiTags('uploads')
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly variants: UploadVariants,
    private readonly audience: UploadAudience,
  ) {}

  /** Stores a picture for an ad, a report or a portrait, cut to its format. It is deleted after a day unless one of them shows it. */
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

  /**
   * The picture itself; 404 for all but its owner and the administrator while no ad, report or portrait shows it that everybody
   * may see: while it is not in use yet, or in rejected ads alone.
   */
  @Get(':id')
  @Anyone()
  @ApiUploadName()
  @ApiPicture()
  async getUpload(
    @Param('id', UploadNamePipe) name: UploadName,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const upload = await this.uploads.find(name);
    const audience = await this.audience.of(upload, request);
    const { contentType, sha256: tag, size } = upload;
    const bytes = () => this.uploads.bytesOf(upload);
    await sendPicture(response, { contentType, tag, audience, size: () => size, bytes });
  }

  /** The middle of a banner, 600 x 150 pixels, for phones; 404 for other formats. */
  @Get(':id/narrow')
  @Anyone()
  @ApiUploadName()
  @ApiPicture()
  async getNarrowUpload(
    @Param('id', UploadNamePipe) name: UploadName,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const upload = await this.uploads.find(name);
    const audience = await this.audience.of(upload, request);
    const { contentType, sha256, narrowSize: size } = upload;
    if (size === null) throw uploadNotFound();
    const bytes = () => this.uploads.bytesOf(upload, 'narrowBytes');
    await sendPicture(response, {
      contentType,
      tag: `${sha256}-narrow`,
      audience,
      size: () => size,
      bytes,
    });
  }

  /**
   * The picture as WebP, lighter than as it came: `400`, `800` or `1200` pixels wide or less, as it is never enlarged; `narrow`
   * for what the address above shows. 404 for any other width.
   */
  @Get(':id/:variant.webp')
  @Anyone()
  @ApiUploadName()
  @ApiOkResponse({ content: { 'image/webp': picture } })
  async getUploadVariant(
    @Param('id', UploadNamePipe) name: UploadName,
    @Param('variant') variant: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.variants.find(name, variant);
    // First of all: nothing is made for whoever may not see it.
    const audience = await this.audience.of(found.upload, request);
    const size = () => this.variants.sizeOf(found);
    const bytes = () => this.variants.bytesOf(found);
    await sendPicture(response, { contentType: 'image/webp', tag: found.tag, audience, size, bytes });
  }
}
