import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Caches } from '../../common/caches.js';
import type { FoundPart } from '../../common/lists/found-part.js';
import { pageById } from '../../common/lists/list-page.js';
import { SearchedWords } from '../../common/lists/searched-words.js';
import { ofNobodySuspended } from '../auth/suspended.query.js';
import { Ad } from './entities/ad.entity.js';

/** Finds ads by their words: those that a moderator has approved, and whose run is not over. */
@Injectable()
export class FoundAds {
  private readonly texts: SearchedWords;

  constructor(
    @InjectRepository(Ad) private readonly ads: Repository<Ad>,
    caches: Caches,
  ) {
    this.texts = new SearchedWords(ads.manager.connection, 'ads', ['search'], caches);
  }

  /** The newest, without those of suspended accounts. */
  async find(q: string, limit: number): Promise<FoundPart<Ad>> {
    const query = this.ads
      .createQueryBuilder('ad')
      .where("ad.status = 'approved'")
      .andWhere(ofNobodySuspended('ad.user_id'));
    const { rows, next } = await pageById(query, { limit }, { in: this.texts, q });
    return { rows, isMore: next !== undefined };
  }
}
