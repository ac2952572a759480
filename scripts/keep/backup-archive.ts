import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create, extract, type ReadEntry } from 'tar';
import { syncFolder } from '../launcher/files.ts';
import { LaunchError } from '../launcher/launch-error.ts';
import { clearUnfinished, unfinishedFolder } from './unfinished.ts';

/** A backup's folder as one stream; a failure to read it fails whoever reads the stream. */
export function packed(folder: string): Readable {
  const stream = new PassThrough();
  const pack = create({ cwd: folder, gzip: true, portable: true }, ['.']);
  pipeline(pack, stream).catch((error: unknown) => stream.destroy(error as Error));
  return stream;
}

/**
 * Makes a backup's folder of such a stream. Whoever can write to the bucket could have written it: nothing but files and folders below
 * the place is taken, and the backup's manifest is compared before it is restored.
 */
export async function unpack(stream: Readable, target: string): Promise<void> {
  const folder = unfinishedFolder(target);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  clearUnfinished(dirname(target));
  await mkdir(folder, { mode: 0o700 });
  const refused: string[] = [];
  const filter = (path: string, entry: unknown): boolean => {
    const isGood = isWithin(path) && ofBackup.has((entry as ReadEntry).type);
    if (!isGood) refused.push(path);
    return isGood;
  };
  try {
    await pipeline(stream, extract({ cwd: folder, strict: true, filter, noMtime: true }));
    if (refused.length > 0)
      throw new LaunchError(`The backup holds what no backup does, and is not taken: ${refused[0]}`);
    await rename(folder, target);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await syncFolder(dirname(target));
}

const ofBackup: ReadonlySet<string> = new Set(['File', 'OldFile', 'Directory']);

/** Whether a name that somebody else has written leads to a place below the folder that it is taken in. */
export const isWithin = (path: string): boolean =>
  !path.startsWith('/') && !path.includes('\\') && !path.split('/').includes('..');
