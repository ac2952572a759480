import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile as copy, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Client } from 'pg';
import { ChainState } from '../launcher/chain/chain-state.ts';
import { localChains } from '../launcher/chain/local-chain.ts';
import { syncFolder } from '../launcher/files.ts';
import { LaunchError } from '../launcher/launch-error.ts';
import { choosePostgresPlace } from '../launcher/postgres/postgres-place.ts';
import { PostgresServer } from '../launcher/postgres/postgres-server.ts';
import type { Settings } from '../launcher/settings.ts';
import { copyFolder } from './copied-files.ts';
import { restoreDump } from './dump.ts';
import { endAccess } from './end-access.ts';
import { copiedFolders } from './make-backup.ts';
import { checkedManifest, type Manifest } from './manifest.ts';
import { passwordOf, withClient } from './own-database.ts';
import { recoverySettings, type Recovery } from './recovery.ts';
import { countRows, differencesOf } from './row-counts.ts';

type Rows = Map<string, number>;

/** How far and from where beyond the backup itself. */
export interface RestoreOptions {
  /** Only with an archive of WAL; else to the moment of the backup. */
  recovery?: Recovery;
  /** The DATA_DIR whose local chains are newer than the backup's, where a database goes on beyond its backup. */
  chainsOf?: string;
}

/** Restores a backup into an empty place, and ends the sessions and links that it holds. @returns rows of each table as they are there now */
export async function restoreBackup(
  settings: Settings,
  backup: string,
  { recovery, chainsOf = backup }: RestoreOptions = {},
): Promise<Rows> {
  const { dataDir, databaseUrl } = settings;
  const manifest = await checkedManifest(backup);
  requireFitting(manifest, databaseUrl, recovery);
  requireEmpty(dataDir);
  // Under another name until all is there: a restore that is broken off leaves nothing that could be started.
  const place = `${dataDir}.restoring`;
  clearPlace(place);
  mkdirSync(place, { recursive: true, mode: 0o711 });
  for (const name of copiedFolders) await copyFolder(join(backup, name), join(place, name));
  await copyChains(chainsOf, place);
  if (existsSync(join(backup, 'secrets.json')))
    await copy(join(backup, 'secrets.json'), join(place, 'secrets.json'));
  const settle = (database: Client) => settleDatabase(database, manifest, recovery);
  const rows = databaseUrl
    ? await restoreDump(join(backup, 'database.dump'), databaseUrl, manifest.database.postgres, settle)
    : await restoreCluster(join(backup, 'postgres'), place, { manifest, recovery, settle });
  if (existsSync(dataDir)) rmdirSync(dataDir);
  await rename(place, dataDir);
  await syncFolder(dirname(dataDir));
  return rows;
}

/** Compares the rows with the backup's before it ends what counts no more. @returns rows of each table after that */
async function settleDatabase(
  database: Client,
  manifest: Manifest,
  recovery: Recovery | undefined,
): Promise<Rows> {
  const differences = recovery ? [] : differencesOf(manifest.database.rows, await countRows(database));
  if (differences.length > 0)
    throw new LaunchError(`The restored database differs from the backup:\n  ${differences.join('\n  ')}`);
  await endAccess(database);
  return countRows(database);
}

function requireFitting({ database }: Manifest, databaseUrl: string | undefined, recovery?: Recovery): void {
  if (database.kind === 'dump' && !databaseUrl)
    throw new LaunchError('This is the backup of a database by pg_dump: name an empty one by DATABASE_URL.');
  if (database.kind === 'cluster' && databaseUrl)
    throw new LaunchError('This is the backup of the own PostgreSQL: restore it without DATABASE_URL.');
  if (database.kind === 'dump' && recovery)
    throw new LaunchError('A dump holds one moment alone: --until needs the files of the own PostgreSQL.');
}

function requireEmpty(dataDir: string): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return;
  throw new LaunchError(`${dataDir} is not empty: restore into another DATA_DIR, or move this one away.`);
}

// What a killed restore left behind, its database elsewhere included.
function clearPlace(place: string): void {
  const home = join(place, 'postgres');
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true });
  rmSync(place, { recursive: true, force: true });
}

async function copyChains(from: string, place: string): Promise<void> {
  for (const { name } of localChains) {
    const [newest] = new ChainState(join(from, name)).candidates;
    if (!newest) continue;
    mkdirSync(join(place, name));
    await copy(newest, join(place, name, 'state.json'));
  }
}

interface ClusterRestore {
  manifest: Manifest;
  recovery: Recovery | undefined;
  settle: (database: Client) => Promise<Rows>;
}

async function restoreCluster(
  from: string,
  place: string,
  { manifest, recovery, settle }: ClusterRestore,
): Promise<Rows> {
  const { home, account } = choosePostgresPlace(place);
  const cluster = join(home, 'data');
  await copyFolder(from, cluster);
  for (const folder of manifest.folders)
    if (folder.startsWith('postgres/'))
      mkdirSync(join(home, 'data', folder.slice('postgres/'.length)), { recursive: true });
  if (recovery) writeFileSync(join(cluster, 'recovery.signal'), '');
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
  execFileSync('chmod', ['-R', 'u=rwX,go=', cluster]);
  const server = new PostgresServer(place, passwordOf(place), recovery && recoverySettings(recovery));
  const child = await server.start();
  try {
    return await withClient(server.url, settle);
  } finally {
    await server.stop(child);
  }
}
