import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a file of a backup has to be. */
export interface FileRecord {
  bytes: number;
  sha256: string;
}

/** So many files wait for the disk at once. */
const atOnce = 16;

/** Copies a file to the disk, and tells what was copied: a database's file may be another a moment later. */
export async function copyFile(from: string, to: string): Promise<FileRecord> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      hash.update(chunk);
      bytes += chunk.length;
      pass(null, chunk);
    },
  });
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(createReadStream(from), count, createWriteStream(to, { mode: 0o600, flush: true }));
  return { bytes, sha256: hash.digest('hex') };
}

/** What a file is now; null where there is none. */
export async function recordOf(file: string): Promise<FileRecord | null> {
  const stat = await lstat(file).catch(() => null);
  if (!stat?.isFile()) return null;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return { bytes: stat.size, sha256: hash.digest('hex') };
}

/** All that lies in a folder, by its path within it with `/`, the folders among them by a `/` at their end. */
export async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => {
      const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
      return entry.isDirectory() ? `${path}/` : path;
    })
    .toSorted();
}

/** Copies a folder with all that lies in it, if there is one. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const paths = await pathsIn(from).catch(() => []);
  await copyPaths(paths, from, to, async (source, target) => void (await copyFile(source, target)));
}

/** Makes folders and copies files that `pathsIn` has listed. */
export async function copyPaths(
  paths: readonly string[],
  from: string,
  to: string,
  copy: (from: string, to: string) => Promise<void>,
): Promise<void> {
  for (const path of paths)
    if (path.endsWith('/')) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
  const waiting = paths.filter((path) => !path.endsWith('/'));
  async function work(): Promise<void> {
    for (let path = waiting.pop(); path; path = waiting.pop()) await copy(join(from, path), join(to, path));
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
