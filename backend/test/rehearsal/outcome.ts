import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import { Contract } from 'ethers';
import type { Client } from 'pg';
import type { Goal } from '../bench/report.ts';
import { type Ending, endingOf } from './ads.ts';
import { CHAIN_ID, type RehearsalChain } from './rehearsal-chain.ts';

/** As the contract numbers them. */
const CONTRACT_STATES: Record<Ending, bigint> = { confirmed: 1n, settled: 2n, refunded: 3n };

interface Counted {
  count: number;
}

/** Compares database and contract, payment by payment. Every figure but the first should be 0. */
export async function compare(
  chain: RehearsalChain,
  database: Client,
  splitterAddress: string,
  adIds: readonly number[],
): Promise<Goal[]> {
  const splitter = new Contract(splitterAddress, adPaymentSplitterAbi, chain.provider);
  const states = await Promise.all(
    adIds.map(
      async (adId) =>
        (await splitter.getFunction('payments').staticCall(adId)) as [string, bigint, bigint, bigint],
    ),
  );
  const { rows } = await database.query<{ ad_id: string; status: Ending }>(
    'SELECT ad_id, status FROM ad_payments WHERE ad_id = ANY($1::numeric[])',
    [adIds],
  );
  const statusOf = new Map(rows.map(({ ad_id, status }) => [Number(ad_id), status]));
  const logs = await chain.provider.getLogs({ address: splitterAddress, fromBlock: 0 });
  const differences = adIds.filter((adId, index) => states[index]![2] !== CONTRACT_STATES[endingOf(adId)]);
  return [
    { what: 'Payments', figure: adIds.length },
    { what: 'Payments lost', figure: adIds.filter((adId) => !statusOf.has(adId)).length, limit: 0 },
    { what: 'Payments written down twice', figure: rows.length - statusOf.size, limit: 0 },
    {
      what: 'Payments in another state than was decided',
      figure: adIds.filter((adId) => statusOf.get(adId) !== endingOf(adId)).length,
      limit: 0,
    },
    { what: 'Payments in another state in the contract', figure: differences.length, limit: 0 },
    {
      what: 'Payments that were made twice',
      figure: states.filter(([, , , attempt]) => attempt !== 1n).length,
      limit: 0,
    },
    {
      what: 'Events missing or invented',
      figure: Math.abs(
        logs.length -
          (await countOf(database, 'SELECT count(*)::int FROM chain_events WHERE contract = $1', [
            splitterAddress.toLowerCase(),
          ])),
      ),
      limit: 0,
    },
    {
      what: 'Operator transactions done',
      figure: await countOf(
        database,
        `SELECT count(*)::int FROM operator_transactions WHERE status = 'done' AND chain_id = $1`,
        [CHAIN_ID],
      ),
    },
    {
      what: 'Operator transactions that failed',
      figure: await countOf(
        database,
        `SELECT count(*)::int FROM operator_transactions WHERE status = 'failed'`,
      ),
      limit: 0,
    },
    {
      what: 'Coins missing or too many in the contract',
      figure: await imbalance(chain, database, splitterAddress),
      limit: 0,
    },
  ];
}

/** Wei in the contract that no payment explains: held and owed coins are there, refunded ones are not. */
async function imbalance(chain: RehearsalChain, database: Client, splitter: string): Promise<number> {
  const { rows } = await database.query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0) AS sum FROM ad_payments WHERE outcome IS DISTINCT FROM 'refunded' OR credited`,
  );
  return Number((await chain.provider.getBalance(splitter)) - BigInt(rows[0]!.sum));
}

async function countOf(database: Client, query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.query<Counted>(query, values);
  return rows[0]!.count;
}
