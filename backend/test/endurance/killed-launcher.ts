import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withOwnDatabase } from '../../../scripts/keep/own-database.ts';
import { freePort } from '../../../scripts/launcher/ports.ts';
import { recordedNames, recordedProcess } from '../../../scripts/launcher/processes/run-records.ts';
import { root } from '../../../scripts/launcher/settings.ts';
import { addVoters, SESSION_SECRET, signIn } from '../bench/bench-database.ts';
import type { Goal } from '../bench/report.ts';
import { Front } from './front.ts';

const VOTERS = 3_000;
const AT_ONCE = 10;
const VOTES_BEFORE = 50;
const PATIENCE_MS = 120_000;

/**
 * Kill -9 of `npm start` itself while votes come in: its guard stops the rest, and the next start knows every vote that was
 * acknowledged.
 */
export async function killLauncher(): Promise<Goal[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'endurance-launcher-'));
  chmodSync(dataDir, 0o711);
  const start = await launcherOn(dataDir);
  const first = await start();
  const voters = await withOwnDatabase(dataDir, async (client) => {
    const ids = await addVoters(client, VOTERS);
    const cookies = await signIn(client, ids);
    const { rows } = await client.query<{ id: number }>(
      'SELECT id FROM participants WHERE is_active ORDER BY id LIMIT 1',
    );
    return { cookies, participantId: rows[0]!.id };
  });
  const acknowledged = await voteUntilGone(first, voters);
  await until(() => recordedNames(dataDir).every((name) => !recordedProcess(dataDir, name)));
  const second = await start();
  const found = await withOwnDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int FROM votes JOIN users ON users.id = user_id WHERE username LIKE 'voter%'`,
    );
    return rows[0]!.count;
  });
  const ended = once(second.process, 'exit');
  second.process.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
  return [
    { what: 'kill -9 of the launcher: votes acknowledged', figure: acknowledged },
    { what: '    acknowledged votes lost', figure: Math.max(acknowledged - found, 0), limit: 0 },
    // What was under way at the kill may have been counted without an answer.
    { what: '    votes more than were sent', figure: Math.max(found - acknowledged - AT_ONCE, 0), limit: 0 },
  ];
}

interface Launcher {
  process: ChildProcess;
  port: number;
}

async function launcherOn(dataDir: string): Promise<() => Promise<Launcher>> {
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, DATABASE_URL: '', CHAIN_RPC_URL: '', PORT: String(port) },
    ...{ CHAIN_PORT: String(await freePort()), SESSION_SECRET, LOG_LEVEL: 'fatal' },
  };
  return async () => {
    const child = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
      env,
      cwd: root,
      stdio: 'inherit',
    });
    await until(() => isReady(port));
    return { process: child, port };
  };
}

/** Each voter gives one vote; after some of them the launcher is killed. @returns how many were acknowledged */
async function voteUntilGone(
  { process: launcher, port }: Launcher,
  { cookies, participantId }: { cookies: string[]; participantId: number },
): Promise<number> {
  const front = new Front([port]);
  const waiting = [...cookies];
  let acknowledged = 0;
  async function work(): Promise<void> {
    for (let cookie = waiting.pop(); cookie; cookie = waiting.pop()) {
      const asked = {
        method: 'POST',
        path: '/api/votes',
        cookie,
        address: '10.0.0.1',
        body: { participantId },
      } as const;
      const answer = await front.ask(asked).catch(() => null);
      if (answer?.status === 201) acknowledged += 1;
      if (acknowledged === VOTES_BEFORE) launcher.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  front.close();
  return acknowledged;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('The launcher does not get there');
    await delay(100);
  }
}
