import type { DataSource } from 'typeorm';
import { creditsOf, heldOf, type SplitterAccount } from '../../src/chain/books/splitter-account.js';
import { addCheckpoints, recountCheckpoints, STEP } from '../../src/chain/books/splitter-checkpoints.js';
import { accountAt } from '../../src/chain/books/splitter-ledger.js';
import { PLACE, StoredEvents } from '../factories/stored-events.js';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

/** After all events. */
const HEAD = 100_000;

describe('the kept accounts of a splitter', () => {
  let dataSource: DataSource;
  let other: DataSource;
  let events: StoredEvents;

  beforeAll(async () => {
    const url = await createTestDatabase();
    dataSource = await openDatabase(url);
    other = await openDatabase(url);
  });
  beforeEach(async () => {
    await dataSource.query('TRUNCATE chain_events');
    await dataSource.query('DELETE FROM late_book_events');
    events = new StoredEvents(dataSource);
    await events.deploy();
    await events.payMany(3 * STEP, 10);
  });
  afterAll(async () => {
    await other.destroy();
    await dataSource.destroy();
  });

  const account = (block = HEAD, source = dataSource): Promise<SplitterAccount> =>
    accountAt(source.manager, PLACE.chainId, PLACE.contract, block);
  const keep = (final = HEAD, source = dataSource): Promise<void> => addCheckpoints(source, PLACE, final);
  const checkpoints = async (): Promise<number[]> => {
    const rows = await dataSource.query<{ block: number }[]>(
      'SELECT block FROM book_checkpoints ORDER BY block',
    );
    return rows.map(({ block }) => block);
  };
  /** As if nothing had ever been kept. */
  const counted = async (block = HEAD): Promise<SplitterAccount> => {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query('DELETE FROM book_checkpoints');
      return await accountAt(runner.manager, PLACE.chainId, PLACE.contract, block);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  };
  const recount = (after = -1, atMost = 100) => recountCheckpoints(dataSource.manager, PLACE, after, atMost);

  it('say the same as all events, at every block, and are made of final events alone', async () => {
    await keep(2_000);
    const some = await checkpoints();
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((block) => block <= 2_000)).toBe(true);
    await keep();
    expect((await checkpoints()).length).toBe(4);
    for (const block of [0, 1, 11, ...(await checkpoints()), 2_345, HEAD])
      expect(await account(block)).toEqual(await counted(block));
  });

  it('follow payments, settlements, refunds, credits, withdrawals and payouts', async () => {
    await keep();
    const before = await account();
    await events.write('AdPaid', 5_000, { amount: '100' }, '9000');
    await events.write('AdSettled', 5_001, { founderShare: '9', platformShare: '21' }, '9000');
    await events.write('AdRefunded', 5_002, { amount: '40', payer: '0xp' }, '9001');
    await events.write('RefundCredited', 5_002, { amount: '30', payer: '0xp' }, '9002');
    await events.write('CreditWithdrawn', 5_003, { amount: '12', payer: '0xp' });
    await events.write('Released', 5_004, { payee: '0xfounder', amount: '5' });
    await events.write('PayeeChanged', 5_005, { payee: '0xfounder', successor: '0xheir' });
    const now = await account();
    expect(heldOf(now) - heldOf(before)).toBe(100n - 30n - 40n);
    expect(creditsOf(now)).toBe(18n);
    expect(now.owedFounder - before.owedFounder).toBe(4n);
    expect(now).toMatchObject({ founder: '0xheir', platform: '0xplatform', released: 5n });
    await keep();
    expect(await account()).toEqual(now);
  });

  it('hold no more where an event came, went or changed below them, whoever wrote it', async () => {
    const reclaimed = await events.write('AdRefunded', 1_500, { amount: '10' }, '4');
    await keep();
    const [first] = await checkpoints();
    await events.remove(reclaimed);
    expect(await account()).toEqual(await counted());
    await keep();
    const late = await events.write('AdPaid', 1_600, { amount: '77' }, '4000');
    expect(await account()).toEqual(await counted());
    await keep();
    await dataSource.query(`UPDATE chain_events SET block_number = 2100 WHERE transaction_hash = $1`, [late]);
    for (const block of [1_599, 1_600, 2_099, 2_100, HEAD])
      expect(await account(block)).toEqual(await counted(block));
    await keep();
    expect((await checkpoints())[0]).toBe(first);
    expect(await recount()).toEqual({ upTo: null, compared: 4, differences: [] });
    expect(await dataSource.query('SELECT FROM late_book_events')).toEqual([]);
  });

  it('stay where only what is noted beside an event changes', async () => {
    await keep();
    await dataSource.query('UPDATE chain_events SET folded = true, verified_at = now(), judged = true');
    expect(await dataSource.query('SELECT FROM late_book_events')).toEqual([]);
  });

  it('miss no event that is being written while they are made', async () => {
    const writing = other.createQueryRunner();
    await writing.startTransaction();
    await writing.query(
      `INSERT INTO chain_events (chain_id, contract, name, args, transaction_hash, log_index, block_number, block_hash, block_time)
       VALUES ($1, $2, 'AdPaid', '{"amount": "5"}', '0xslow', 0, 50, '0x', now())`,
      [PLACE.chainId, PLACE.contract],
    );
    await keep();
    expect(await checkpoints()).toEqual([]);
    await writing.commitTransaction();
    await writing.release();
    await keep();
    expect(await account()).toEqual(await counted());
    expect(await recount()).toMatchObject({ differences: [] });
  });

  it('are made once by several processes that write events meanwhile', async () => {
    const writer = new StoredEvents(other);
    const write = async (): Promise<void> => {
      for (let block = 60; block < 2_900; block += 350)
        await writer.write('AdRefunded', block, { amount: '1' });
    };
    await Promise.all([keep(HEAD), keep(HEAD, other), write()]);
    await keep();
    expect(await account()).toEqual(await counted());
    expect(await recount()).toMatchObject({ upTo: null, differences: [] });
  });

  it('are found wrong where somebody changed one by hand, and made again', async () => {
    await keep();
    const [, second] = await checkpoints();
    await dataSource.query(
      `UPDATE book_checkpoints SET account = account || '{"paid": "1"}' WHERE block = $1`,
      [second],
    );
    const { differences } = await recount();
    expect(differences).toEqual([expect.stringMatching(`^at block ${second}: paid 1 instead of \\d+$`)]);
    expect(await account()).toEqual(await counted());
    await keep();
    expect(await recount()).toEqual({ upTo: null, compared: 4, differences: [] });
  });

  it('are counted anew slice by slice', async () => {
    await keep();
    const blocks = await checkpoints();
    const first = await recount(-1, 3);
    expect(first).toEqual({ upTo: blocks[2], compared: 3, differences: [] });
    expect(await recount(first.upTo!, 3)).toEqual({ upTo: null, compared: 1, differences: [] });
  });
});
