import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../launcher/files.ts';
import type { Client } from 'pg';
import { copyFile, copyPaths, pathsIn } from './copied-files.ts';

// What PostgreSQL makes anew at a start, and what would say that its server runs.
const notCopied =
  /^(postmaster\.(pid|opts)|pg_(dynshmem|notify|serial|snapshots|stat_tmp|subtrans|replslot|wal)\/.+|.*\/?pgsql_tmp.*)$/;
// What of an unlogged table PostgreSQL makes it anew from, empty; its other files and its indexes' are named alike.
const emptyFork = /_init$/;
const furtherFile = /(_(fsm|vm))?(\.\d+)?$/;
const controlFile = 'global/pg_control';
const segmentName = /^[0-9A-F]{24}$/;

/**
 * Copies the files of a running PostgreSQL with the WAL that makes them one moment. When the connection ends in the
 * middle, by a kill for one, the server forgets the backup by itself.
 * @param atTheEnd runs just before and just after the moment that the copy holds
 */
export async function copyCluster(
  database: Client,
  cluster: string,
  target: string,
  atTheEnd: () => Promise<void>,
): Promise<void> {
  // Holds the WAL from here on, and goes with the connection.
  await database.query(`SELECT pg_create_physical_replication_slot('backup_${process.pid}', true, true)`);
  await database.query('SELECT pg_backup_start($1, true)', [`backup ${new Date().toISOString()}`]);
  await copyFiles(cluster, target);
  await atTheEnd();
  const { rows } = await database.query<{ labelfile: string; last: string }>(
    'SELECT labelfile, pg_walfile_name(lsn) AS last FROM pg_backup_stop(false)',
  );
  await atTheEnd();
  const { labelfile = '', last = '' } = rows[0] ?? {};
  await copyWal(cluster, target, firstSegment(labelfile), last);
  await replaceFile(join(target, 'backup_label'), labelfile);
}

async function copyFiles(cluster: string, target: string): Promise<void> {
  const all = await pathsIn(cluster);
  const unlogged = new Set(
    all.filter((path) => emptyFork.test(path)).map((path) => path.replace(emptyFork, '')),
  );
  const paths = all.filter(
    (path) => !notCopied.test(path) && path !== controlFile && !unlogged.has(path.replace(furtherFile, '')),
  );
  await mkdir(target, { recursive: true, mode: 0o700 });
  await copyPaths(paths, cluster, target, copyUnlessGone);
  await mkdir(join(target, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
  await copyFile(join(cluster, controlFile), join(target, controlFile));
}

// A table that is dropped meanwhile takes its file along; the WAL knows of it.
async function copyUnlessGone(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function copyWal(cluster: string, target: string, first: string, last: string): Promise<void> {
  const names = await readdir(join(cluster, 'pg_wal'));
  const wanted = names.filter(
    (name) => (segmentName.test(name) && name >= first && name <= last) || name.endsWith('.history'),
  );
  if (!wanted.includes(first) || !wanted.includes(last))
    throw new Error(`PostgreSQL has thrown away WAL that the backup needs (${first} to ${last}).`);
  for (const name of wanted) await copyFile(join(cluster, 'pg_wal', name), join(target, 'pg_wal', name));
}

function firstSegment(label: string): string {
  const [, name] = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label) ?? [];
  if (name) return name;
  throw new Error(`The label of the backup names no WAL:\n${label}`);
}
