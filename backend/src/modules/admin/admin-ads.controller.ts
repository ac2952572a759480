import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { AdsQuery } from '../ads/ads.query.js';
import { AdminAdDto } from '../ads/dto/ad.dto.js';

@ApiTags('admin')
@Controller('admin/ads')
@Roles('admin')
export class AdminAdsController {
  constructor(private readonly query: AdsQuery) {}

  /** Every ad with its owner's name and the reason of its rejection, newest first. */
  @Get()
  async listAdminAds(): Promise<AdminAdDto[]> {
    return (await this.query.listForModeration()).map(AdminAdDto.from);
  }
}
