import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Caches } from '../../common/caches.js';
import { pageById } from '../../common/lists/list-page.js';
import { SearchedTable } from '../../common/lists/searched-table.js';
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
  private readonly texts: SearchedTable;

  constructor(
    @InjectRepository(Ad) private readonly ads: Repository<Ad>,
    caches: Caches,
  ) {
    this.texts = new SearchedTable(ads.manager.connection, 'ads', ['search'], caches);
  }

  async listPublic({ status, category, q, limit = MAX_ADS, cursor }: ListAdsDto): Promise<AdsPage> {
    const query = this.ads
      .createQueryBuilder('ad')
      .where(status ? 'ad.status = :status' : "ad.status <> 'rejected'", { status })
      .andWhere(ofNobodySuspended('ad.user_id'));
    if (category) query.andWhere('ad.category = :category', { category });
    const search = q ? { in: this.texts, q } : undefined;
    const { rows, next } = await pageById(query, { limit, cursor }, search);
    return { ads: rows, next };
  }
}
