import { Controller, Delete, Get, HttpCode, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdAnswers } from './ad-answers.service.js';
import { AdReportsService } from './ad-reports.service.js';
import { AdminAdsQuery } from './admin-ads.query.js';
import { AdCountsDto } from './dto/ad-counts.dto.js';
import type { AdminAdDto } from './dto/ad.dto.js';
import { ListAdminAdsDto } from './dto/list-admin-ads.dto.js';

@ApiTags('admin')
@Controller('admin/ads')
@Roles('admin')
export class AdminAdsController {
  constructor(
    private readonly query: AdminAdsQuery,
    private readonly answers: AdAnswers,
    private readonly reports: AdReportsService,
  ) {}

  /** Ads with their owners' names and the reasons of rejections, newest first or sorted; the next page is named in the Link header. */
  @Get()
  async listAdminAds(
    @Query() wanted: ListAdminAdsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminAdDto[]> {
    const { rows, next } = await this.query.list(wanted);
    linkNextPage(request, response, next);
    return this.answers.forModerator(rows);
  }

  /** How many ads have which status, and how many are reported. */
  @Get('counts')
  countAdminAds(): Promise<AdCountsDto> {
    return this.query.count();
  }

  /** Settles an ad's reports and leaves the ad as it is; approving or rejecting it settles them as well. */
  @Delete(':id/reports')
  @HttpCode(204)
  async letAdStand(@Param('id', ParseIdPipe) id: number, @CurrentUser() admin: SignedInUser): Promise<void> {
    await this.reports.letStand(admin, id);
  }
}
