import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { identify, stillRuns, type ProcessIdentity } from './process-identity.ts';

/** A process that plays a part in an instance, and the port it listens on where somebody else has to know. */
export interface ProcessRecord extends ProcessIdentity {
  port?: number;
}

/**
 * Notes which process plays a part in an instance, so that the next start can find it if the launcher is killed.
 * @returns false if the part is taken by another record already
 */
export function recordProcess(dataDir: string, name: string, pid: number, port?: number): boolean {
  const identity = identify(pid);
  if (!identity) return true;
  const file = recordFile(dataDir, name);
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, JSON.stringify({ ...identity, port }));
  try {
    // A link, unlike a rename, never replaces: of two launchers only one gets the record, and nobody reads half of it.
    linkSync(unfinished, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(unfinished);
  }
}

/** The recorded process if it still runs, else null. */
export function recordedProcess(dataDir: string, name: string): ProcessRecord | null {
  try {
    const record = JSON.parse(readFileSync(recordFile(dataDir, name), 'utf8')) as ProcessRecord;
    return stillRuns(record) ? record : null;
  } catch {
    return null;
  }
}

/** The names of all parts that have a record, running or not. */
export function recordedNames(dataDir: string): string[] {
  const folder = dirname(recordFile(dataDir, 'any'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  );
}

export function forgetProcess(dataDir: string, name: string): void {
  rmSync(recordFile(dataDir, name), { force: true });
}

const recordFile = (dataDir: string, name: string): string => join(dataDir, 'run', `${name}.json`);
