import type { DataSource } from 'typeorm';
import { cursorOf } from '../../src/modules/books/book-cursor.js';
import { placesOf } from '../../src/modules/books/book-places.sql.js';
import type { BookFilterDto } from '../../src/modules/books/dto/list-book-entries.dto.js';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

const EVENTS = 100_000;
/** What one statement fills in: a busy machine needs more than a query's time for all of them. */
const SLICE = 5_000;
/** Pages of PostgreSQL (8 kB) that an answer may take: all events fill some thousand. */
const MOST_PAGES = 500;
const FIRST = Date.parse('2026-01-01T00:00:00Z');
const PAYER = `0x${'0'.repeat(36)}0122`;

interface PlanRow {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
}

describe('the books of 100,000 events', () => {
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await openDatabase(await createTestDatabase());
    await dataSource.query(
      `INSERT INTO chain_heads VALUES (56, 100000, '0x', now()), (1, 100000, '0x', now())`,
    );
    for (let first = 1; first <= EVENTS; first += SLICE) {
      await dataSource.query(
        `INSERT INTO chain_events
         (chain_id, contract, name, subject, args, transaction_hash, log_index, block_number, block_hash, block_time)
       SELECT CASE WHEN n % 1000 = 0 THEN 1 ELSE 56 END, '0xc', (ARRAY['AdPaid', 'AdSettled', 'AdRefunded', 'Locked'])[1 + n % 4],
         n / 2, jsonb_build_object('payer', '0x' || lpad((n % 5000)::text, 40, '0'), 'amount', '1'),
         '0x' || n, 0, n, '0x' || n, timestamptz '2026-01-01Z' + n * interval '1 minute'
       FROM generate_series($1::integer, $2::integer) n`,
        [first, first + SLICE - 1],
      );
    }
    // What an index has not sorted in yet is read by every query: up to 512 pages, as chance has it.
    await dataSource.query('VACUUM ANALYZE chain_events');
  });
  afterAll(() => dataSource.destroy());

  const filters: [string, BookFilterDto][] = [
    ['of every kind', {}],
    ['of a chain', { chainId: 1 }],
    ['of a kind', { kind: 'refund' }],
    ['of a kind that never occurs', { kind: 'vote_root' }],
    ['of an ad', { adId: 777 }],
    ['of an account', { account: PAYER }],
    ['of an account and a kind', { account: PAYER, kind: 'refund', chainId: 56 }],
    ['of a time', { from: '2026-01-20', to: '2026-01-21' }],
    [
      'after a place',
      { cursor: cursorOf({ blockTime: new Date(FIRST), chainId: 56, blockNumber: 9, logIndex: 0 }) },
    ],
  ];

  it.each(filters)('are found without reading all of them: those %s', async (_title, filter) => {
    const { sql, parameters } = placesOf(filter, 101);
    const [row] = await dataSource.query<PlanRow[]>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
      parameters,
    );
    const [{ Plan: plan }] = row!['QUERY PLAN'];
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(MOST_PAGES);
  });

  it('are told newest first, each once, page by page', async () => {
    const pages: string[] = [];
    const place = { chainId: 1, blockNumber: 0, logIndex: 0 };
    let cursor = cursorOf({ ...place, blockTime: new Date(FIRST + 40 * 60_000) });
    for (let page = 0; page < 4; page++) {
      const { sql, parameters } = placesOf({ cursor }, 10);
      const ids = (await dataSource.query<{ id: string }[]>(sql, parameters)).map(({ id }) => id);
      pages.push(...ids);
      const number = Number(ids.at(-1));
      cursor = cursorOf({
        ...place,
        chainId: 56,
        blockNumber: number,
        blockTime: new Date(FIRST + number * 60_000),
      });
    }
    const expected = Array.from({ length: 39 }, (_, index) => String(39 - index)).filter(
      (id) => Number(id) % 4 !== 3,
    );
    expect(pages).toEqual(expected);
  });
});
