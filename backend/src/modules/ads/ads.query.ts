import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { containing } from '../../common/lists/search-text.js';
import { type ListAdsDto, MAX_ADS } from './dto/list-ads.dto.js';
import { Ad } from './entities/ad.entity.js';
import { ofNobodySuspended } from '../auth/suspended.query.js';

/** One page of ads; `next` is the cursor of the page after it. */
export interface AdsPage {
  ads: Ad[];
  next: number | undefined;
}

/** Lists of ads, newest first. */
@Injectable()
export class AdsQuery {
  constructor(@InjectRepository(Ad) private readonly ads: Repository<Ad>) {}

  async listPublic({ status, category, q, limit = MAX_ADS, cursor }: ListAdsDto): Promise<AdsPage> {
    const query = this.ads
      .createQueryBuilder('ad')
      .where(status ? 'ad.status = :status' : "ad.status <> 'rejected'", { status })
      .andWhere(ofNobodySuspended('ad.user_id'))
      .orderBy('ad.id', 'DESC')
      .limit(limit + 1);
    if (category) query.andWhere('ad.category = :category', { category });
    if (cursor) query.andWhere('ad.id < :cursor', { cursor });
    if (q) query.andWhere('ad.search LIKE :containing', { containing: containing(q) });
    const found = await query.getMany();
    const ads = found.slice(0, limit);
    return { ads, next: found.length > limit ? ads.at(-1)?.id : undefined };
  }
}
