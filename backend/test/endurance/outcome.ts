import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Goal } from '../bench/report.ts';
import { withDatabase } from '../support/own-connection.ts';
import { audit } from '../rehearsal/audit.ts';
import type { EnduranceSite } from './endurance-site.ts';
import type { Payer } from './payer.ts';
import type { Tally } from './tally.ts';

const PATIENCE_MS = 120_000;

/** Compares what users were told with the votes and the books; every figure with a limit should be 0. */
export function compare(site: EnduranceSite, payer: Payer, tallies: readonly Tally[]): Promise<Goal[]> {
  return withDatabase(site.databaseUrl, async (client) => {
    await payer.sendAgain();
    await untilSettled(client, payer.adIds);
    return [
      ...(await compareVotes(client, tallies)),
      ...(await comparePayments(client, payer.adIds, tallies)),
      ...(await audit({ ...site.env, DATABASE_URL: site.databaseUrl, CHAIN_RPC_URL: site.chainUrl })),
    ];
  });
}

/** The site is to carry on until every payment is settled: all ads here are approved. */
async function untilSettled(client: Client, adIds: readonly number[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const settled = await countOf(
      client,
      `SELECT count(*)::int FROM ad_payments WHERE status = 'settled' AND ad_id = ANY($1::numeric[])`,
      [adIds],
    );
    if (settled === adIds.length) return;
    await delay(500);
  }
}

async function compareVotes(client: Client, tallies: readonly Tally[]): Promise<Goal[]> {
  const acknowledged = new Set(tallies.flatMap(({ votes }) => [...votes]));
  const { rows } = await client.query<{ key: string; count: number }>(
    `SELECT user_id || '/' || participant_id AS key, count(*)::int FROM votes
     WHERE month = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') GROUP BY 1`,
  );
  const found = new Map(rows.map(({ key, count }) => [key, count]));
  const miscounted = await countOf(
    client,
    `SELECT count(*)::int FROM participants p WHERE votes_received <>
       (SELECT count(*) FROM votes v JOIN awards a ON a.id = v.award_id
        WHERE v.participant_id = p.id AND v.counted AND a.kind = 'votes')`,
  );
  return [
    { what: 'Votes acknowledged', figure: acknowledged.size },
    { what: 'Votes lost', figure: [...acknowledged].filter((key) => !found.has(key)).length, limit: 0 },
    { what: 'Votes counted twice', figure: rows.filter(({ count }) => count > 1).length, limit: 0 },
    { what: 'Participants whose votes do not add up', figure: miscounted, limit: 0 },
  ];
}

async function comparePayments(
  client: Client,
  adIds: readonly number[],
  tallies: readonly Tally[],
): Promise<Goal[]> {
  const { rows } = await client.query<{ ad_id: number; status: string }>(
    'SELECT ad_id::int, status FROM ad_payments WHERE ad_id = ANY($1::numeric[])',
    [adIds],
  );
  const found = new Set(rows.map(({ ad_id }) => ad_id));
  const acknowledged = tallies.flatMap(({ payments }) => [...payments]);
  return [
    { what: 'Payments made', figure: adIds.length },
    { what: 'Payments acknowledged', figure: acknowledged.length },
    {
      what: 'Payments lost',
      figure: [...adIds, ...acknowledged].filter((id) => !found.has(id)).length,
      limit: 0,
    },
    { what: 'Payments written down twice', figure: rows.length - found.size, limit: 0 },
    {
      what: 'Payments not settled',
      figure: rows.filter(({ status }) => status !== 'settled').length,
      limit: 0,
    },
  ];
}

async function countOf(client: Client, query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ count: number }>(query, values);
  return rows[0]!.count;
}
