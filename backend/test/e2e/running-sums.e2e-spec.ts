import type { DataSource } from 'typeorm';
import { mergeSums } from '../../src/common/sums/running-sums.js';
import { type MonthlyFees, MonthlyFeesQuery } from '../../src/modules/payments/monthly-fees.query.js';
import { recountFees } from '../../src/modules/payments/recount-fees.js';
import { recountBadges } from '../../src/modules/nft/recount-badges.js';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

const SPLITTER = '0xsplitter';

describe('the kept sums of fees and badges', () => {
  let dataSource: DataSource;
  let other: DataSource;

  beforeAll(async () => {
    const url = await createTestDatabase();
    dataSource = await openDatabase(url);
    other = await openDatabase(url);
  });
  beforeEach(async () => {
    await dataSource.query('TRUNCATE ad_payments');
    await dataSource.query('DELETE FROM nft_badges');
    await mergeSums(dataSource.manager);
    await pay('confirming', '2026-10-31T23:59:59Z', 5);
    await pay('confirmed', '2026-10-31T23:59:59Z', 7);
    await pay('settled', '2026-11-01T00:00:00Z', 11);
  });
  afterAll(async () => {
    await other.destroy();
    await dataSource.destroy();
  });

  let paid = 0;
  /** As a version does that knows of no sums. */
  async function pay(status: string, paidAt: string, amount: number, source = dataSource): Promise<number> {
    const [{ id }] = await source.query<[{ id: number }]>(
      `INSERT INTO ad_payments (ad_id, amount, platform_amount, founder_amount, transaction_hash, status, chain_id, splitter, payer,
         log_index, block_number, paid_at, holds_ad, verified, credited, attempt)
       VALUES ($1, $2, 0, 0, $3, $4, 56, $5, '0xp', 0, 1, $6, false, true, false, 1) RETURNING id`,
      [(paid += 1), amount, `0x${paid}`, status, SPLITTER, paidAt],
    );
    return id;
  }
  const fees = (): Promise<MonthlyFees[]> => new MonthlyFeesQuery(dataSource).monthlyFees();
  const counted = async (): Promise<MonthlyFees[]> => {
    const rows = await dataSource.query<(Omit<MonthlyFees, 'amount'> & { amount: string })[]>(
      `SELECT chain_id AS "chainId", to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::integer AS payments,
         sum(amount) AS amount
       FROM ad_payments WHERE status IN ('confirmed', 'settled') GROUP BY 1, 2 ORDER BY 2, 1`,
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  };
  const rows = async (): Promise<number> =>
    (await dataSource.query<unknown[]>('SELECT FROM running_sums')).length;
  const recountAll = async (): Promise<string[]> => {
    const told: string[] = [];
    for (let after = ''; ;) {
      const sum = await recountFees(dataSource.manager, 56, SPLITTER, after);
      if (!sum) return told;
      if (sum.kept.amount !== sum.counted.amount || sum.kept.count !== sum.counted.count)
        told.push(`${sum.month}: ${sum.kept.amount}, not ${sum.counted.amount}`);
      after = sum.month;
    }
  };

  it('count what is final and was not given back, by the months of UTC', async () => {
    expect(await fees()).toEqual([
      { chainId: 56, month: '2026-10', payments: 1, amount: 7n },
      { chainId: 56, month: '2026-11', payments: 1, amount: 11n },
    ]);
  });

  it('follow each change of a payment, and one that goes', async () => {
    const id = await pay('confirming', '2026-10-02Z', 100);
    for (const status of ['confirmed', 'settled', 'refunding', 'refunded', 'confirmed']) {
      await dataSource.query('UPDATE ad_payments SET status = $1 WHERE id = $2', [status, id]);
      expect(await fees()).toEqual(await counted());
    }
    await dataSource.query(`UPDATE ad_payments SET paid_at = '2026-12-24Z', amount = 90 WHERE id = $1`, [id]);
    expect((await fees()).at(-1)).toEqual({ chainId: 56, month: '2026-12', payments: 1, amount: 90n });
    await dataSource.query('DELETE FROM ad_payments WHERE id = $1', [id]);
    expect(await fees()).toEqual(await counted());
    expect(await fees()).toHaveLength(2);
  });

  it('go with a transaction that is taken back', async () => {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE ad_payments SET status = 'refunding'`);
    await runner.rollbackTransaction();
    await runner.release();
    expect(await fees()).toHaveLength(2);
  });

  it('are put together by several processes while payments come, and stay what they are', async () => {
    const process = async (source: DataSource): Promise<void> => {
      for (let amount = 1; amount <= 12; amount += 1) {
        await pay('confirmed', `2026-1${amount % 3}-15Z`, amount, source);
        if (amount % 3 === 0) await mergeSums(source.manager);
      }
    };
    await Promise.all([process(dataSource), process(other)]);
    expect(await fees()).toEqual(await counted());
    await mergeSums(dataSource.manager);
    expect(await fees()).toEqual(await counted());
    expect(await rows()).toBe(3);
  });

  it('are found wrong where somebody changed one by hand, and put right', async () => {
    await mergeSums(dataSource.manager);
    expect(await recountAll()).toEqual([]);
    await dataSource.query(`UPDATE running_sums SET amount = amount + 3 WHERE month = '2026-11'`);
    await dataSource.query(`DELETE FROM running_sums WHERE month = '2026-10'`);
    expect(await recountAll()).toEqual(['2026-10: 0, not 7', '2026-11: 14, not 11']);
    expect(await recountAll()).toEqual([]);
    expect(await fees()).toEqual(await counted());
  });

  it('count minted badges, burned ones included', async () => {
    await dataSource.query(
      `INSERT INTO users (username, email, password, role)
       SELECT 'holder' || n, 'holder' || n || '@example.test', 'none', 'user' FROM generate_series(1, 3) n ON CONFLICT DO NOTHING`,
    );
    await dataSource.query(
      `INSERT INTO nft_badges (user_id, badge_type, network) SELECT id, 'supporter', 'local' FROM users WHERE username LIKE 'holder%'`,
    );
    const sum = async (): Promise<number> => (await recountBadges(dataSource.manager)).kept.count;
    expect(await sum()).toBe(0);
    await dataSource.query(`UPDATE nft_badges SET token_id = id, holder = '0xa'`);
    expect(await sum()).toBe(3);
    await dataSource.query(`UPDATE nft_badges SET holder = NULL`);
    expect(await sum()).toBe(3);
    await dataSource.query(
      `UPDATE nft_badges SET token_id = NULL WHERE id = (SELECT min(id) FROM nft_badges)`,
    );
    expect(await recountBadges(dataSource.manager)).toMatchObject({
      kept: { count: 2 },
      counted: { count: 2 },
    });
  });
});
