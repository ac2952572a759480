import type { DataSource, EntityManager } from 'typeorm';
import { decodeLog } from '../../src/chain/contracts/decoded-event.js';
import { accountAt } from '../../src/chain/books/splitter-ledger.js';
import { dueOf } from '../../src/chain/books/splitter-account.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { FOLDED, foldPayments } from '../../src/modules/payments/payment-fold.js';
import { recountFees } from '../../src/modules/payments/recount-fees.js';
import { run } from '../scale/fill/fill.ts';
import { fillBadges } from '../scale/fill/fill-people.ts';
import { fillSite } from '../scale/fill/fill-site.ts';
import { endMonths } from '../scale/fill/fill-votes.ts';
import { FilledChain } from '../scale/filled-chain.ts';
import { sizesOf } from '../scale/sizes.ts';
import { onOwnConnection } from '../support/own-connection.js';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

const CHAIN_ID = 31_337;
const ROWS = 100;
const payees = { founder: `0x${'11'.repeat(20)}`, platform: `0x${'22'.repeat(20)}` };
const chain = new FilledChain(ROWS, `0x${'33'.repeat(20)}`, payees, 25n * 10n ** 18n);

/** References of one column to another table, as SQL that counts those that lead nowhere. */
const REFERENCES = `
  SELECT format('SELECT count(*)::integer AS lost FROM %s child WHERE child.%I IS NOT NULL AND NOT EXISTS (SELECT FROM %s parent WHERE parent.%I = child.%I)',
    conrelid::regclass, own.attname, confrelid::regclass, other.attname, own.attname) AS lost
  FROM pg_constraint
    JOIN pg_attribute own ON own.attrelid = conrelid AND own.attnum = conkey[1]
    JOIN pg_attribute other ON other.attrelid = confrelid AND other.attnum = confkey[1]
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND cardinality(conkey) = 1`;

describe('what `npm run scale` fills a database with', () => {
  let dataSource: DataSource;
  let manager: EntityManager;

  beforeAll(async () => {
    dataSource = await openDatabase(await createTestDatabase());
    ({ manager } = dataSource);
    const filling = { sizes: sizesOf(ROWS, true), chain, chainId: CHAIN_ID };
    await onOwnConnection(dataSource, async (client) => {
      await fillSite(client, filling);
      await run(client, [...endMonths(filling), ...fillBadges(filling)]);
    });
  });
  afterAll(() => dataSource.destroy());

  it('refers to rows that are there', async () => {
    const references = await manager.query<{ lost: string }[]>(REFERENCES);
    expect(references.length).toBeGreaterThan(20);
    for (const { lost } of references)
      expect([lost, await manager.query(lost)]).toEqual([lost, [{ lost: 0 }]]);
  });

  it('is what the stand-in for the chain tells, block by block', async () => {
    const stored = await manager.find(ChainEvent, { order: { blockNumber: 'ASC', logIndex: 'ASC' } });
    const blocks = Array.from({ length: chain.lastBlock }, (_one, index) => index + 1);
    const told = blocks.flatMap((block) =>
      chain.logsOf(block).map((log) => ({
        ...decodeLog('AdPaymentSplitter', log as never)!,
        ...{ blockNumber: block, blockHash: log.blockHash, transactionHash: log.transactionHash },
        ...{ logIndex: Number(log.logIndex), blockTime: new Date(chain.timeOf(block) * 1_000) },
      })),
    );
    expect(told).toHaveLength(2 * ROWS + 4);
    stored.forEach((event, index) => expect(event).toMatchObject(told[index]!));
  });

  it('has the payments that follow from the events, and sums of both', async () => {
    const payments = await manager.find(AdPayment, { order: { adId: 'ASC' } });
    expect(payments).toHaveLength(ROWS);
    const events = await manager.find(ChainEvent, { order: { blockNumber: 'ASC', logIndex: 'ASC' } });
    for (const payment of payments) {
      const [folded] = foldPayments(events.filter(({ subject }) => subject === payment.adId));
      for (const part of FOLDED) expect([part, payment[part]]).toEqual([part, folded![part]]);
    }
    const contract = chain.address.toLowerCase();
    for (let after: string | undefined = ''; ;) {
      const sum = await recountFees(manager, CHAIN_ID, contract, after);
      if (!sum) break;
      expect(sum.kept).toEqual(sum.counted);
      after = sum.month;
    }
    const account = await accountAt(manager, CHAIN_ID, contract, chain.lastBlock);
    expect([dueOf(account), account.paid]).toEqual([0n, BigInt(ROWS) * chain.price]);
  });

  it('has as many votes as there are in the totals, in the current month and in ten that ended', async () => {
    const months = await manager.query(
      `SELECT month, sum(votes)::integer AS votes,
         (SELECT count(*)::integer FROM votes WHERE votes.month = total.month) AS rows
       FROM vote_totals total GROUP BY month ORDER BY month`,
    );
    expect(months).toHaveLength(11);
    for (const { votes, rows } of months as { votes: number; rows: number }[]) expect(votes).toBe(rows);
    const [{ count }] = await manager.query<[{ count: number }]>('SELECT count(*)::integer FROM votes');
    expect(count).toBe(10 * 0.9 * ROWS + 0.1 * ROWS);
  });
});
