import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { LaunchError } from '../launcher/launch-error.ts';
import { quoted } from '../launcher/postgres/wal-archive.ts';

/** Beyond a backup, by the WAL that was archived since. */
export interface Recovery {
  archive: string;
  /** The last moment to restore; null for all that is archived. */
  until: Date | null;
}

/** Reads what the command line says. @throws LaunchError */
export function recoveryOf(until: string | undefined, archive: string | undefined): Recovery | undefined {
  if (until === undefined) return undefined;
  if (!archive || !existsSync(archive))
    throw new LaunchError('--until needs the folder of archived WAL: name it by --wal or WAL_ARCHIVE_DIR.');
  const moment = until === 'latest' ? null : new Date(until);
  if (moment && Number.isNaN(moment.getTime()))
    throw new LaunchError(`--until takes a moment such as 2026-11-22T21:30:00Z, or latest; not '${until}'.`);
  return { archive: resolve(archive), until: moment };
}

/** Settings with which PostgreSQL replays the archive up to the moment and then goes on from there. */
export function recoverySettings({ archive, until }: Recovery): Record<string, string> {
  return {
    restore_command: `cp ${quoted(archive)}/%f "%p"`,
    recovery_target_action: 'promote',
    // Else it would say that it is ready while it still replays.
    hot_standby: 'off',
    ...(until && { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') }),
  };
}
