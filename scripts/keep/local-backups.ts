import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ofBackup = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;

/** What a backup that is begun now is called: later ones come later in the alphabet. */
export const newBackupName = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');

/** Whether this is such a name, and nothing that would lead elsewhere. */
export const isBackupName = (name: string): boolean => ofBackup.test(name);

/** When a backup of this name was begun (ms since 1970). */
export const madeAtOf = (name: string): number =>
  Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

/** Clocks differ by so much and are still right (ms). */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** False of a name that a clock gave that was wrong: it says nothing of how new a backup is. */
export const isDatedWell = (name: string): boolean => madeAtOf(name) <= Date.now() + CLOCKS_DIFFER_MS;

/** The names of the whole backups of a folder, the newest first; those that somebody named otherwise are left alone. */
export const localBackups = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter(isBackupName).toSorted().toReversed() : [];

/** Takes all but the newest away; those that are dated in the future are for somebody to look at. */
export function pruneBackups(folder: string, keep: number): void {
  for (const name of localBackups(folder).filter(isDatedWell).slice(keep))
    rmSync(join(folder, name), { recursive: true });
}
