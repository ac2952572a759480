import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caches } from '../../common/caches.js';
import type { SortKey, SortKeys } from '../../common/lists/keyset.js';
import { type ListPage, listPage } from '../../common/lists/list-page.js';
import { SearchedTable } from '../../common/lists/searched-table.js';
import type { ListViewersDto, ViewerSort } from './dto/list-viewers.dto.js';
import { Viewer } from './entities/viewer.entity.js';

const ID: SortKey = { sql: 'viewer.id', kind: 'number' };

/** Each from an index of its own. */
const SORTS: SortKeys<ViewerSort> = {
  id: [ID],
  name: [{ sql: 'sort_text(viewer.name)', kind: 'text', isApart: true }, ID],
  email: [{ sql: 'sort_text(viewer.email)', kind: 'text', isApart: true }, ID],
  createdAt: [{ sql: 'viewer.createdAt', kind: 'time' }, ID],
};

/** Reads viewers for the administrator. */
@Injectable()
export class ViewersQuery {
  private readonly texts: SearchedTable;

  constructor(
    private readonly dataSource: DataSource,
    caches: Caches,
  ) {
    this.texts = new SearchedTable(dataSource, 'viewers', ['search'], caches);
  }

  /** @throws cursorInvalid */
  list({ q, sort = 'id', ...page }: ListViewersDto): Promise<ListPage<Viewer>> {
    const query = this.dataSource.createQueryBuilder(Viewer, 'viewer');
    return listPage(query, SORTS, { ...page, sort }, q ? { in: this.texts, q } : undefined);
  }
}
