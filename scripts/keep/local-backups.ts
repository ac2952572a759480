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

/** The names of the whole backups of a folder, the newest first; those that somebody named otherwise are left alone. */
export const localBackups = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter(isBackupName).toSorted().toReversed() : [];

/** Takes all but the newest away. */
export function pruneBackups(folder: string, keep: number): void {
  for (const name of localBackups(folder).slice(keep)) rmSync(join(folder, name), { recursive: true });
}
