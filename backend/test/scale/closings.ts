import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { root } from '../../../scripts/launcher/settings.ts';
import { withDatabase } from '../support/own-connection.ts';
import { endMonths, monthAgo } from './fill/fill-votes.ts';
import { run } from './fill/fill.ts';
import type { ScaleSite } from './scale-site.ts';

/** What each closing took (ms), by name. */
export type Times = Record<string, number>;

const LOOK_MS = 10;

/** The first comparison of the books, which the API makes after its start. @throws where anything differs */
export async function checkBooks(site: ScaleSite): Promise<Times> {
  return withDatabase(site.databaseUrl, async (client) => {
    const checked = async () =>
      client.query<{ milliseconds: number; differences: unknown[]; compared: number }>(
        `SELECT extract(epoch FROM clock_timestamp() - checked_at)::float * 1000 AS milliseconds, differences, compared
         FROM book_checks WHERE contract = $1`,
        [site.splitter.toLowerCase()],
      );
    let { rows } = await checked();
    for (; rows.length === 0; { rows } = await checked()) await delay(LOOK_MS);
    const [{ milliseconds, differences, compared }] = rows as [(typeof rows)[0]];
    if (differences.length > 0) throw new Error(`The books differ: ${JSON.stringify(differences)}`);
    if (compared < site.sizes.rows) throw new Error(`Only ${compared} payments were compared`);
    return { 'The hourly check of the books': milliseconds };
  });
}

/** Each month that ended is fixed, from the first part of its tree on; what is told is the mean. */
export async function closeMonths(site: ScaleSite): Promise<Times> {
  return withDatabase(site.databaseUrl, async (client) => {
    await run(client, endMonths(site.filling));
    const months = await client.query<{ month: string }>(
      `SELECT DISTINCT month FROM vote_totals WHERE month < ${monthAgo('0')} ORDER BY month`,
    );
    let sum = 0;
    for (const { month } of months.rows) {
      const began = await whenThere(client, 'vote_trees', month);
      sum += (await whenThere(client, 'vote_months', month)) - began;
    }
    return { 'A month is fixed': sum / months.rows.length };
  });
}

async function whenThere(client: Client, table: string, month: string): Promise<number> {
  while ((await client.query(`SELECT FROM ${table} WHERE month = $1`, [month])).rows.length === 0)
    await delay(LOOK_MS);
  return performance.now();
}

/** Everything counted anew from the first block. @throws where anything differs */
export async function audit(site: ScaleSite): Promise<Times> {
  await site.mine();
  const began = performance.now();
  const told = await site.command('audit-books.js');
  if (!told.includes('No difference.')) throw new Error(told);
  return { 'The audit': performance.now() - began };
}

/** A copy of the running database, and a database from the copy. */
export async function backUpAndRestore(site: ScaleSite): Promise<Times> {
  const backup = `${site.dataDir}-backup`;
  const restored = `${site.dataDir}-restored`;
  try {
    return {
      'A backup': await script('backup.ts', [backup], site.dataDir),
      'A restore': await script('restore.ts', [backup], restored),
    };
  } finally {
    for (const folder of [backup, restored]) rmSync(folder, { recursive: true, force: true });
  }
}

async function script(name: string, args: string[], DATA_DIR: string): Promise<number> {
  const began = performance.now();
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR };
  delete env.DATABASE_URL;
  const child = spawn(process.execPath, [join(root, 'scripts', name), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${name} ends with ${code}`);
  return performance.now() - began;
}
