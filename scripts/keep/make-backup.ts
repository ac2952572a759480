import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ChainState } from '../launcher/chain/chain-state.ts';
import { localChains } from '../launcher/chain/local-chain.ts';
import { syncFolder } from '../launcher/files.ts';
import { LaunchError } from '../launcher/launch-error.ts';
import { recordedProcess } from '../launcher/processes/run-records.ts';
import type { Settings } from '../launcher/settings.ts';
import { copyCluster } from './base-backup.ts';
import { copyFile, copyFolder } from './copied-files.ts';
import { dumpDatabase } from './dump.ts';
import { writeManifest, type DatabaseRecord, type Manifest } from './manifest.ts';
import { clusterOf, withOwnDatabase } from './own-database.ts';
import { between, countRows, lastMigration } from './row-counts.ts';
import { clearUnfinished, unfinishedFolder } from './unfinished.ts';

/** What of DATA_DIR is copied as it lies there; public deployments are committed. */
export const copiedFolders = ['deployments', 'ignition'];

/**
 * Backs up the database, the records of deployments and the local chains while the site runs.
 * @param target a folder that is not there yet; it gets its name when the backup is whole
 */
export async function makeBackup(settings: Settings, target: string): Promise<Manifest> {
  if (existsSync(target)) throw new LaunchError(`${target} is there already.`);
  const folder = unfinishedFolder(target);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  clearUnfinished(dirname(target));
  await mkdir(folder, { mode: 0o700 });
  const madeAt = new Date();
  const database = settings.databaseUrl
    ? await dumpDatabase(settings.databaseUrl, join(folder, 'database.dump'))
    : await copyOwnDatabase(settings.dataDir, join(folder, 'postgres'));
  // After the database: a chain may know more than it, as after a night without the site, but never less.
  await copyChains(settings.dataDir, folder);
  for (const name of copiedFolders) await copyFolder(join(settings.dataDir, name), join(folder, name));
  const secrets = join(settings.dataDir, 'secrets.json');
  if (existsSync(secrets)) await copyFile(secrets, join(folder, 'secrets.json'));
  const manifest = await writeManifest(folder, madeAt, database);
  await syncFolder(folder);
  await rename(folder, target);
  await syncFolder(dirname(target));
  return manifest;
}

async function copyOwnDatabase(dataDir: string, target: string): Promise<DatabaseRecord> {
  if (!existsSync(clusterOf(dataDir)))
    throw new LaunchError(`There is no database in ${dataDir}: nothing to back up.`);
  return withOwnDatabase(dataDir, async (database) => {
    const counts: Map<string, number>[] = [];
    const { rows } = await database.query<{ version: string }>(
      `SELECT current_setting('server_version') AS version`,
    );
    const migration = await lastMigration(database);
    await copyCluster(database, clusterOf(dataDir), target, async () => {
      counts.push(await countRows(database));
    });
    const [before = new Map<string, number>(), after = before] = counts;
    return { kind: 'cluster', postgres: rows[0]?.version ?? '', migration, rows: between(before, after) };
  });
}

async function copyChains(dataDir: string, folder: string): Promise<void> {
  for (const { name } of localChains) {
    const running = recordedProcess(dataDir, name);
    if (running?.port) await new ChainState(join(folder, name)).save(`http://127.0.0.1:${running.port}`);
    else await copySavedChain(join(dataDir, name), join(folder, name));
  }
}

async function copySavedChain(from: string, to: string): Promise<void> {
  const [newest] = new ChainState(from).candidates;
  if (!newest) return;
  await mkdir(to, { mode: 0o700 });
  await copyFile(newest, join(to, 'state.json'));
}
