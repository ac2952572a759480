import { Injectable } from '@nestjs/common';
import type { PictureCopyDto } from '../uploads/copying/dto/picture-copy.dto.js';
import { PictureCopies } from '../uploads/copying/picture-copies.service.js';
import { AdFigures } from './ad-figures.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { AdReportsQuery } from './ad-reports.query.js';
import { AdDto, AdminAdDto } from './dto/ad.dto.js';
import type { AdSumsDto } from './dto/ad-sums.dto.js';
import type { Ad } from './entities/ad.entity.js';

/** Ads as their owners and the admin see them: with what becomes of a picture that is yet to be copied. */
@Injectable()
export class AdAnswers {
  constructor(
    private readonly copies: PictureCopies,
    private readonly figures: AdFigures,
    private readonly settings: SettingsService,
    private readonly reports: AdReportsQuery,
  ) {}

  async forManager(ad: Ad): Promise<AdDto> {
    return (await this.forManagers([ad]))[0]!;
  }

  async forManagers(ads: readonly Ad[]): Promise<AdDto[]> {
    const [copies, days] = [await this.copiesOf(ads), await this.settings.adRunDays()];
    const metrics = await this.metricsOf(ads);
    return ads.map((ad, index) => ({
      ...AdDto.forManager(ad, copies[index] ?? null, days),
      metrics: metrics[index]!,
    }));
  }

  async forModerator(ads: readonly Ad[]): Promise<AdminAdDto[]> {
    const [copies, days] = [await this.copiesOf(ads), await this.settings.adRunDays()];
    const metrics = await this.metricsOf(ads);
    const reports = await this.reports.of(ads.map(({ id }) => id));
    return ads.map((ad, index) => ({
      ...AdminAdDto.forModerator(ad, copies[index] ?? null, days, reports[index]!),
      metrics: metrics[index]!,
    }));
  }

  private metricsOf(ads: readonly Ad[]): Promise<AdSumsDto[]> {
    return this.figures.sumsOf(ads.map(({ id }) => id));
  }

  private copiesOf(ads: readonly Ad[]): Promise<(PictureCopyDto | null)[]> {
    const named = ads.map(({ userId, imageUrl }) => ({ userId, address: imageUrl ?? '' }));
    return this.copies.describe('ad', named);
  }
}
