import { isIP } from 'node:net';
import { networkOf } from '../../common/access/network-of.js';
import type { Search, Searched } from '../../common/lists/found-rows.js';
import type { FilterAuditDto } from './dto/list-audit.dto.js';

/** Which entries, how many of them, and after which one. */
export interface WantedPage extends FilterAuditDto {
  limit: number;
  cursor?: number | undefined;
}

/** What is found beside an entry's texts: its action, or where it was done, of which a part says nothing. */
const SOURCES = {
  action: 'unnest(CAST(:qActions AS text[])) AS source (name)',
  session: '(VALUES (CAST(:session AS text))) AS source (name)',
  network: '(VALUES (CAST(:network AS text))) AS source (name)',
};

/** What an entry says, what was done, or where. Of each source no more than a page is read. */
export function searchOf(texts: Searched, q: string, wanted: Omit<WantedPage, 'q'>): Search {
  const { qActions = [], limit, cursor } = wanted;
  const ids = Object.entries(SOURCES).map(
    ([column, source]) =>
      `SELECT entry_of_source.id FROM ${source}, LATERAL (${firstOf(column, wanted)}) entry_of_source`,
  );
  return {
    in: texts,
    q,
    besides: {
      condition: '(entry.action = ANY(:qActions) OR entry.session = :session OR entry.network = :network)',
      ids: ids.join(' UNION ALL '),
      parameters: {
        qActions,
        session: q.toLowerCase(),
        network: networkOf(q),
        most: limit + 1,
        ...(cursor && { afterId: cursor }),
      },
      isMeant: isIP(q) !== 0,
    },
  };
}

function firstOf(column: string, { action, cursor, order }: Omit<WantedPage, 'q'>): string {
  const isAscending = order === 'asc';
  const conditions = [
    `${column} = source.name`,
    ...(action ? ['action = ANY(:action)'] : []),
    ...(cursor ? [`id ${isAscending ? '>' : '<'} :afterId`] : []),
  ];
  return `SELECT id FROM audit_entries WHERE ${conditions.join(' AND ')} ORDER BY id ${isAscending ? 'ASC' : 'DESC'} LIMIT :most`;
}
