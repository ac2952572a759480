import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Caches } from '../../common/caches.js';
import type { SortKey, SortKeys } from '../../common/lists/keyset.js';
import { type ListPage, listPage, MAX_ROWS } from '../../common/lists/list-page.js';
import type { Search } from '../../common/lists/found-rows.js';
import { SearchedTable } from '../../common/lists/searched-table.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { REPORTED_ADS } from './ad-reports.query.js';
import { AD_STATUSES } from './ad.types.js';
import type { AdCountsDto } from './dto/ad-counts.dto.js';
import type { AdSort, ListAdminAdsDto } from './dto/list-admin-ads.dto.js';
import { Ad } from './entities/ad.entity.js';

const ID: SortKey = { sql: 'ad.id', kind: 'number' };

/** Each from an index of its own. */
const SORTS: SortKeys<AdSort> = {
  id: [ID],
  title: [{ sql: 'sort_text(ad.title)', kind: 'text', isApart: true }, ID],
  category: [{ sql: 'ad.category', kind: 'text' }, ID],
  username: [{ sql: 'left(ad.usernameSearch, 60)', kind: 'text', isApart: true }, ID],
  status: [{ sql: 'ad.status', kind: 'text' }, ID],
  paymentStatus: [{ sql: 'ad.paymentStatus', kind: 'text' }, ID],
  createdAt: [{ sql: 'ad.createdAt', kind: 'time' }, ID],
};

/** Reads ads for the administrator. */
@Injectable()
export class AdminAdsQuery {
  private readonly texts: SearchedTable;

  constructor(
    @InjectRepository(Ad) private readonly ads: Repository<Ad>,
    caches: Caches,
  ) {
    this.texts = new SearchedTable(ads.manager.connection, 'ads', ['search', 'username_search'], caches);
  }

  /** A page of all ads with their owners. @throws cursorInvalid */
  list(wanted: ListAdminAdsDto): Promise<ListPage<Ad>> {
    const { q, status, paymentStatus, category, reported, sort = 'id', ...page } = wanted;
    const query = this.ads.createQueryBuilder('ad').innerJoinAndSelect('ad.user', 'user');
    if (status) query.andWhere('ad.status = :status', { status });
    if (paymentStatus) query.andWhere('ad.paymentStatus = :paymentStatus', { paymentStatus });
    if (category) query.andWhere('ad.category = :category', { category });
    if (reported) query.andWhere(`ad.id = ANY(ARRAY(${REPORTED_ADS}))`);
    return listPage(query, SORTS, { ...page, sort }, q ? this.searchFor(q) : undefined);
  }

  /** Each status is counted in its index, and no further than to the bound. */
  async count(): Promise<AdCountsDto> {
    const counts = AD_STATUSES.map(
      (status) =>
        `(SELECT count(*)::integer FROM (SELECT FROM ads WHERE status = '${status}' LIMIT $1) ${status}) ${status}`,
    );
    const [found] = await this.ads.query<Omit<AdCountsDto, 'all' | 'countedTo'>[]>(
      `SELECT ${counts.join(', ')}, (SELECT count(*)::integer FROM (${REPORTED_ADS}) reported) reported`,
      [MAX_ROWS],
    );
    const { pending, approved, rejected, completed, reported } = found!;
    const all = Math.min(pending + approved + rejected + completed, MAX_ROWS);
    return { countedTo: MAX_ROWS, all, pending, approved, rejected, completed, reported };
  }

  /** In title, description and owner's name, or an ad's number with or without its sign. */
  private searchFor(q: string): Search {
    const search = { in: this.texts, q };
    const number = Number(/^#?(\d{1,10})$/.exec(q)?.[1]);
    if (!(number <= MAX_ID)) return search;
    const besides = {
      condition: 'ad.id = :number',
      ids: 'SELECT CAST(:number AS integer)',
      parameters: { number },
      isMeant: true,
    };
    return { ...search, besides };
  }
}
