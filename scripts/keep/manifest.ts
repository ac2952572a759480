import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../launcher/files.ts';
import { LaunchError } from '../launcher/launch-error.ts';
import { root } from '../launcher/settings.ts';
import { isWithin } from './backup-archive.ts';
import { pathsIn, recordOf, type FileRecord } from './copied-files.ts';

/** Least and most rows of each table: it was counted before and after the moment that the backup holds. */
export type RowCounts = Record<string, { least: number; most: number }>;

/** What the database says about itself in a backup. */
export interface DatabaseRecord {
  /** `cluster`: files of the own PostgreSQL with their WAL. `dump`: what pg_dump wrote. */
  kind: 'cluster' | 'dump';
  postgres: string;
  /** The last migration that had run. */
  migration: string;
  rows: RowCounts;
}

/** Says what a backup has to hold; written last. */
export interface Manifest {
  format: number;
  /** ISO; no commit of before is missing. */
  madeAt: string;
  versions: { site: string; node: string };
  database: DatabaseRecord;
  folders: string[];
  files: Record<string, FileRecord>;
}

const format = 1;
const fileName = 'manifest.json';

/** Describes all that lies in a backup's folder. */
export async function writeManifest(
  folder: string,
  madeAt: Date,
  database: DatabaseRecord,
): Promise<Manifest> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const paths = await pathsIn(folder);
  const files: Record<string, FileRecord> = {};
  for (const path of paths.filter((each) => !each.endsWith('/'))) {
    const record = await recordOf(join(folder, path));
    if (record) files[path] = record;
  }
  const manifest: Manifest = {
    format,
    madeAt: madeAt.toISOString(),
    versions: { site: version, node: process.version },
    database,
    folders: paths.filter((path) => path.endsWith('/')),
    files,
  };
  await replaceFile(join(folder, fileName), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** Reads a backup's manifest and compares every file with it. @throws LaunchError that names what is missing or changed */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const faults: string[] = [];
  for (const [path, expected] of Object.entries(manifest.files)) {
    const found = await recordOf(join(folder, path));
    if (!found) faults.push(`${path} is missing`);
    else if (found.sha256 !== expected.sha256) faults.push(`${path} is not what was backed up`);
  }
  if (faults.length === 0) return manifest;
  throw new LaunchError(`The backup ${folder} is not whole:\n  ${faults.slice(0, 20).join('\n  ')}`);
}

function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, fileName), 'utf8');
  } catch {
    throw new LaunchError(`${folder} has no ${fileName}: it is no backup, or one that was broken off.`);
  }
  const manifest = JSON.parse(text) as Manifest;
  // From a bucket it may be somebody else's.
  const strange = [...manifest.folders, ...Object.keys(manifest.files)].find((path) => !isWithin(path));
  if (strange !== undefined) throw new LaunchError(`${folder} names a file outside of it: ${strange}`);
  if (manifest.format === format) return manifest;
  throw new LaunchError(`${folder} was written in a format that this version cannot read.`);
}
