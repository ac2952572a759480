import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { addParticipants, addVotesOfMonth } from './bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import { type BenchSite, memoryOf, type Served } from './bench-site.ts';
import type { Goal } from './report.ts';

const LEAVES = Number(process.env.LEAVES ?? 1_000_000);
const MONTH = '2026-01';
const READERS = 6;
const LOOK_MS = 50;

/** By then `event-loop-delay.ts` has written what it saw. */
const WRITTEN_MS = 1_000;

/** A month of a million votes is fixed, and read by six at once. */
export async function benchLeaves(site: BenchSite): Promise<Goal[]> {
  const served = await site.serveApi('leaves', { watched: true });
  await withDatabase(served.databaseUrl, async (client) => {
    await addParticipants(client, 9);
    await addVotesOfMonth(client, MONTH, LEAVES);
  });
  const before = memoryOf(served);
  const made = await whileFixed(served);
  const block = await longestBlockOf(served);
  watchBlocks(served);
  const sent = performance.now();
  const sizes = await Promise.all(Array.from({ length: READERS }, async () => download(served)));
  const seconds = (performance.now() - sent) / 1000;
  return [
    { what: 'Memory before, MB', figure: before },
    { what: `${LEAVES} votes are fixed, s`, figure: made.seconds, limit: 120 },
    { what: 'Memory meanwhile, MB', figure: made.memory, limit: 400 },
    { what: 'Longest block of the event loop, ms', figure: block, limit: 50 },
    { what: 'The file, MB', figure: sizes[0]! / 1_000_000 },
    { what: 'Six readers at once, s', figure: seconds },
    { what: 'Highest memory of all, MB', figure: highestMemoryOf(served) },
    { what: 'Longest block with six readers, ms', figure: await longestBlockOf(served) },
  ];
}

/** From the first row of its tree until the month is fixed. */
async function whileFixed(served: Served): Promise<{ seconds: number; memory: number }> {
  return withDatabase(served.databaseUrl, async (client) => {
    const has = async (table: string): Promise<boolean> =>
      (await client.query(`SELECT FROM ${table} WHERE month = $1`, [MONTH])).rows.length > 0;
    while (!(await has('vote_trees'))) await delay(LOOK_MS);
    watchBlocks(served);
    const began = performance.now();
    let memory = 0;
    while (!(await has('vote_months'))) {
      memory = Math.max(memory, memoryOf(served));
      await delay(LOOK_MS);
    }
    return { seconds: (performance.now() - began) / 1000, memory };
  });
}

/** @returns its bytes */
async function download({ origin }: Served): Promise<number> {
  const response = await fetch(`${origin}/api/votes/months/${MONTH}/leaves.ndjson.gz`);
  if (!response.ok) throw new Error(`${response.status}`);
  let size = 0;
  for await (const piece of response.body!) size += (piece as Uint8Array).length;
  return size;
}

const watchBlocks = ({ process }: Served): boolean => process.kill('SIGCONT');

/** Of the main thread, since it is watched (ms). */
async function longestBlockOf({ dataDir }: Served): Promise<number> {
  await delay(WRITTEN_MS);
  return Number(readFileSync(`${dataDir}/longest-block`, 'utf8'));
}

/** MB. */
function highestMemoryOf({ process }: Served): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}
