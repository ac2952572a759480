import { Injectable } from '@nestjs/common';
import type { PictureCopyDto } from '../uploads/copying/dto/picture-copy.dto.js';
import { PictureCopies } from '../uploads/copying/picture-copies.service.js';
import { AdDto, AdminAdDto } from './dto/ad.dto.js';
import type { Ad } from './entities/ad.entity.js';

/** Ads as their owners and the admin see them: with what becomes of a picture that is yet to be copied. */
@Injectable()
export class AdAnswers {
  constructor(private readonly copies: PictureCopies) {}

  async forManager(ad: Ad): Promise<AdDto> {
    return (await this.forManagers([ad]))[0]!;
  }

  async forManagers(ads: readonly Ad[]): Promise<AdDto[]> {
    const copies = await this.copiesOf(ads);
    return ads.map((ad, index) => AdDto.forManager(ad, copies[index] ?? null));
  }

  async forModerator(ads: readonly Ad[]): Promise<AdminAdDto[]> {
    const copies = await this.copiesOf(ads);
    return ads.map((ad, index) => AdminAdDto.forModerator(ad, copies[index] ?? null));
  }

  private copiesOf(ads: readonly Ad[]): Promise<(PictureCopyDto | null)[]> {
    const named = ads.map(({ userId, imageUrl }) => ({ userId, address: imageUrl ?? '' }));
    return this.copies.describe('ad', named);
  }
}
