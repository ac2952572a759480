import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone, Roles, SignedIn, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { AdvertiserOnly } from '../auth/advertiser-only.decorator.js';
import { AdAnswers } from './ad-answers.service.js';
import { AdsQuery } from './ads.query.js';
import { mayManage } from './ad-access.js';
import { AdsService } from './ads.service.js';
import { AdDto } from './dto/ad.dto.js';
import { CopyAdDto } from './dto/copy-ad.dto.js';
import { CreateAdDto } from './dto/create-ad.dto.js';
import { ListAdsDto } from './dto/list-ads.dto.js';
import { RecordPaymentMethodDto } from './dto/record-payment-method.dto.js';
import { SetAdStatusDto } from './dto/set-ad-status.dto.js';
import { UpdateAdDto } from './dto/update-ad.dto.js';
import { ModerationService } from './moderation.service.js';

@ApiTags('ads')
@Controller('ads')
export class AdsController {
  constructor(
    private readonly ads: AdsService,
    private readonly query: AdsQuery,
    private readonly moderation: ModerationService,
    private readonly answers: AdAnswers,
  ) {}

  /** Public ads, newest first, without those of suspended accounts; the next page is named in the Link header. */
  @Get()
  @Anyone()
  @PublicAnswer({ path: '/ads', takesQuery: true, shows: ['ads', 'users'] })
  async listAds(
    @Query() filter: ListAdsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdDto[]> {
    const { ads, next } = await this.query.listPublic(filter);
    linkNextPage(request, response, next);
    return ads.map(AdDto.from);
  }

  /** The signed-in account's own ads, newest first. */
  @Get('user')
  @SignedIn()
  async listOwnAds(@CurrentUser() user: SignedInUser): Promise<AdDto[]> {
    return this.answers.forManagers(await this.ads.findByUser(user.id));
  }

  /** One ad; a rejected one, or a suspended account's, is 404 for all but its owner and the admin, who also see the reason. */
  @Get(':id')
  @Anyone()
  @PublicAnswer({ path: '/ads/:id', shows: ['ads', 'users'], ofOne: ['ads'], to: 'strangers' })
  async getAd(@Param('id', ParseIdPipe) id: number, @CurrentUser() viewer?: SignedInUser): Promise<AdDto> {
    const ad = await this.ads.findVisible(id, viewer);
    return mayManage(ad, viewer) ? this.answers.forManager(ad) : AdDto.from(ad);
  }

  /** Submits an ad for review. 403 for viewer accounts, 409 with ten ads awaiting moderation. 503 until all earlier payments are read. */
  @Post()
  @AdvertiserOnly()
  @ApiConflictResponse({ description: 'Ten ads await moderation already' })
  async createAd(@CurrentUser() user: SignedInUser, @Body() dto: CreateAdDto): Promise<AdDto> {
    return this.answers.forManager(await this.ads.create(user, dto));
  }

  /** Runs one's own ad again: as a new one like it, which awaits moderation and is to be paid. */
  @Post(':id/copy')
  @AdvertiserOnly()
  @ApiConflictResponse({ description: 'Ten ads await moderation already' })
  async copyAd(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
    @Body() dto: CopyAdDto,
  ): Promise<AdDto> {
    return this.answers.forManager(await this.ads.copy(user, id, dto));
  }

  /** Edits one's own ad, which returns it to moderation; the clock of its run stands until it is approved again. */
  @Patch(':id')
  @AdvertiserOnly()
  @ApiConflictResponse({ description: 'Ten ads await moderation already, or it is over' })
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async updateAd(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
    @Body() dto: UpdateAdDto,
  ): Promise<AdDto> {
    return this.answers.forManager(await this.ads.update(user, id, dto));
  }

  /** Decides on an ad; its money follows: split once approved, given back once rejected. */
  @Patch(':id/status')
  @Roles('admin')
  @StepUp('coins')
  @ApiConflictResponse({
    description: 'Its owner changed it after the revision that was decided on, or it is over',
  })
  async setAdStatus(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() moderator: SignedInUser,
    @Body() dto: SetAdStatusDto,
  ): Promise<AdDto> {
    return this.answers.forManager(await this.moderation.decide(moderator, id, dto));
  }

  /** Records how the owner means to pay; the payment itself happens on the chain. */
  @Post(':id/payment')
  @HttpCode(200)
  @AdvertiserOnly()
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async recordPaymentMethod(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
    @Body() { paymentMethod }: RecordPaymentMethodDto,
  ): Promise<AdDto> {
    return this.answers.forManager(await this.ads.recordPaymentMethod(user.id, id, paymentMethod));
  }
}
