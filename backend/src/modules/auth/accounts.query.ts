import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caches } from '../../common/caches.js';
import type { SortKeys } from '../../common/lists/keyset.js';
import { type ListPage, listPage } from '../../common/lists/list-page.js';
import { SearchedTable } from '../../common/lists/searched-table.js';
import type { ListUsersDto } from './dto/list-users.dto.js';
import type { AccountUse, ListedAccount } from './dto/listed-user.dto.js';
import { User } from './entities/user.entity.js';

const SORTS: SortKeys<'id'> = { id: [{ sql: 'account.id', kind: 'number' }] };

/** Of a page's accounts alone, each by an index. A registration signs in, too. */
const USES = `
  SELECT account.id, open.sessions, greatest(open.since, (
      SELECT created_at FROM audit_entries
      WHERE subject = 'users/' || account.id AND action = 'account.signed_in' ORDER BY id DESC LIMIT 1
    )) AS "lastSignInAt"
  FROM unnest($1::integer[]) AS account (id), LATERAL (
    SELECT count(*)::integer AS sessions, max((sess->>'signedInAt')::timestamptz) AS since FROM sessions
    WHERE sess->'passport'->>'user' = account.id::text AND expire >= now()
  ) open`;

/** Reads accounts for the administrator. */
@Injectable()
export class AccountsQuery {
  private readonly texts: SearchedTable;

  constructor(
    private readonly dataSource: DataSource,
    caches: Caches,
  ) {
    this.texts = new SearchedTable(dataSource, 'users', ['search'], caches);
  }

  /** Those that were not deleted. @throws cursorInvalid */
  async list({ q, role, state, ...page }: ListUsersDto): Promise<ListPage<ListedAccount>> {
    const query = this.dataSource.createQueryBuilder(User, 'account').where('account.deletedAt IS NULL');
    const search = q ? { in: this.texts, q } : undefined;
    if (role) query.andWhere('account.role = :role', { role });
    if (state) query.andWhere(`account.suspendedAt IS ${state === 'suspended' ? 'NOT ' : ''}NULL`);
    const { rows, next } = await listPage(query, SORTS, { ...page, sort: 'id' }, search);
    const uses = await this.usesOf(rows.map(({ id }) => id));
    return { rows: rows.map((row) => Object.assign(row, uses.get(row.id)!)), next };
  }

  private async usesOf(ids: number[]): Promise<Map<number, AccountUse>> {
    const rows = await this.dataSource.query<({ id: number } & AccountUse)[]>(USES, [ids]);
    return new Map(rows.map(({ id, ...use }) => [id, use]));
  }
}
