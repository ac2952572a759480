import type { DataSource } from 'typeorm';
import { addCheckpoints } from '../../src/chain/books/splitter-checkpoints.js';
import { accountAt } from '../../src/chain/books/splitter-ledger.js';
import { MonthlyFeesQuery } from '../../src/modules/payments/monthly-fees.query.js';
import { recountFees } from '../../src/modules/payments/recount-fees.js';
import { PLACE, StoredEvents } from '../factories/stored-events.js';
import { askedDuring } from '../support/asked-queries.js';
import { lookAtTables } from '../support/fill-tables.js';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

/** Docs/performance.md has the figures of more: `PAYMENTS=200000 npm test -- books-growth`. */
const PAYMENTS = Number(process.env.PAYMENTS ?? 10_000);
const SLICE = 5_000;
/** Pages of PostgreSQL (8 kB): of a thousand events with their index, and some. */
const MOST_PAGES = 200;
const PATIENCE_MS = 1_200_000;

/** What of a plan says how much it cost. */
interface Cost {
  pages: number;
  milliseconds: number;
}

interface PlanRow {
  'QUERY PLAN': [
    { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }; 'Execution Time': number },
  ];
}

describe('what is summed up', () => {
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await openDatabase(await createTestDatabase());
    const events = new StoredEvents(dataSource);
    await events.deploy();
    // As they were before there were sums.
    await dataSource.query('ALTER TABLE ad_payments DISABLE TRIGGER sum_fees');
    for (let paid = 0; paid < PAYMENTS; paid += SLICE) {
      await events.payMany(SLICE, 10 + paid);
      await dataSource.query(
        `INSERT INTO ad_payments (ad_id, amount, platform_amount, founder_amount, transaction_hash, status, chain_id, splitter, payer,
           log_index, block_number, paid_at, holds_ad, verified, credited, attempt)
         SELECT n, 10, 7, 3, '0x' || n, 'settled', $1, $2, '0xp', 0, n, now() - n % 300 * interval '1 day', true, true, false, 1
         FROM generate_series($3::integer + 1, $3::integer + $4::integer) n`,
        [PLACE.chainId, PLACE.contract, paid, SLICE],
      );
    }
    await dataSource.query('ALTER TABLE ad_payments ENABLE TRIGGER sum_fees');
    await lookAtTables(dataSource);
  }, PATIENCE_MS);
  afterAll(() => dataSource.destroy());

  /** Of the only statement that is asked, the second time. */
  async function costOf(work: () => Promise<unknown>): Promise<Cost> {
    const [{ text, values }] = (await askedDuring(work)) as [{ text: string; values: unknown[] }];
    const [row] = await dataSource.query<PlanRow[]>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    );
    const [{ Plan: plan, 'Execution Time': milliseconds }] = row!['QUERY PLAN'];
    return { pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], milliseconds };
  }
  const tell = (what: string, { pages, milliseconds }: Cost): void => {
    if (process.env.PAYMENTS) process.stderr.write(`${what}: ${milliseconds} ms, ${pages} pages\n`);
  };
  const account = () => accountAt(dataSource.manager, PLACE.chainId, PLACE.contract, PAYMENTS * 2);

  it(
    'of a splitter costs what came since the last checkpoint',
    async () => {
      tell('account, all events', await costOf(account));
      const begun = performance.now();
      await addCheckpoints(dataSource, PLACE, PAYMENTS * 2);
      if (process.env.PAYMENTS) process.stderr.write(`checkpoints: ${performance.now() - begun} ms\n`);
      await lookAtTables(dataSource);
      const cost = await costOf(account);
      tell('account, with checkpoints', cost);
      expect(cost.pages).toBeLessThan(MOST_PAGES);
    },
    PATIENCE_MS,
  );

  it(
    'of fees costs what came within a minute',
    async () => {
      const fees = () => new MonthlyFeesQuery(dataSource).monthlyFees();
      tell(
        'fees, all payments',
        await costOf(() =>
          dataSource.query(
            `SELECT to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM'), chain_id, count(*), sum(amount) FROM ad_payments
             WHERE status IN ('confirmed', 'settled') GROUP BY 1, 2`,
          ),
        ),
      );
      for (let after: string | undefined = ''; after !== undefined;)
        after = (await recountFees(dataSource.manager, PLACE.chainId, PLACE.contract, after))?.month;
      await lookAtTables(dataSource);
      await dataSource.query(`UPDATE ad_payments SET status = 'refunding' WHERE ad_id <= 1000`);
      const cost = await costOf(fees);
      tell('fees, with sums', cost);
      expect(cost.pages).toBeLessThan(MOST_PAGES);
    },
    PATIENCE_MS,
  );
});
