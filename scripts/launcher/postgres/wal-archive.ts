import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { LaunchError } from '../launch-error.ts';
import { canEnter } from './postgres-account.ts';
import type { PostgresPlace } from './postgres-place.ts';

/** At most so much of the last work is missing from the archive when the disk of the database is lost. */
const archiveTimeoutSeconds = 60;

/** Settings with which PostgreSQL copies each finished piece of WAL into a folder, for a restore to any moment. */
export function archiveSettings(folder: string, { account }: PostgresPlace): Record<string, string> {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  if (account && !canEnter(account, folder))
    throw new LaunchError(`The user who runs PostgreSQL cannot reach WAL_ARCHIVE_DIR ${folder}.`);
  const file = `${quoted(folder)}/%f`;
  return {
    archive_mode: 'on',
    archive_timeout: String(archiveTimeoutSeconds),
    // Never over another one, and under another name until it is whole and on the disk. After a crash a piece may come
    // twice: the same again is as good as done.
    archive_command: `if test -f ${file}; then cmp -s "%p" ${file}; else cp "%p" ${file}.new && sync ${file}.new && mv ${file}.new ${file}; fi`,
  };
}

/** A path as PostgreSQL's commands take it: one word for the shell, no placeholder for PostgreSQL. */
export const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
