import { setTimeout as delay } from 'node:timers/promises';
import type { Goal } from '../bench/report.ts';
import { addAds } from './ads.ts';
import type { Payers } from './payers.ts';
import type { RehearsalChain } from './rehearsal-chain.ts';
import type { RehearsalSite } from './rehearsal-site.ts';

const BURST = 100;
const EMPTY_BLOCKS = 100_000;

/** Seconds from a block with 100 payments until all of them are credited. */
export async function measureBurst(
  chain: RehearsalChain,
  site: RehearsalSite,
  payers: Payers,
): Promise<Goal> {
  await chain.pause();
  const adIds = await addAds(site.database, BURST);
  for (const adId of adIds) await payers.pay(adId);
  const began = performance.now();
  await chain.mine();
  await until(async () => {
    const { rows } = await site.database.query<{ count: number }>(
      `SELECT count(*)::int FROM ads WHERE id = ANY($1) AND payment_status = 'confirming'`,
      [adIds],
    );
    return rows[0]!.count === BURST;
  });
  return {
    what: `Seconds until ${BURST} payments of one block are credited`,
    figure: secondsSince(began),
    limit: 3,
  };
}

/** Seconds in which 100,000 blocks without an event of ours are read that came while every node was away. */
export async function measureCatchUp(chain: RehearsalChain, site: RehearsalSite): Promise<Goal> {
  for (const node of site.nodes) await node.die();
  await chain.mine(EMPTY_BLOCKS);
  const head = await chain.provider.getBlockNumber();
  const began = performance.now();
  for (const node of site.nodes) await node.recover();
  await until(async () => {
    const { rows } = await site.database.query<{ number: number }>('SELECT number FROM chain_heads');
    return rows[0]!.number >= head;
  });
  return { what: `Seconds to read ${EMPTY_BLOCKS} empty blocks`, figure: secondsSince(began), limit: 60 };
}

const secondsSince = (began: number): number => (performance.now() - began) / 1_000;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await isSo()) && Date.now() < deadline) await delay(50);
}
