import { chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from '../console.ts';
import { LaunchError } from '../launch-error.ts';
import { canEnter, serviceAccount, type Account } from './postgres-account.ts';
import { copyPrograms, publicFolder, shippedPrograms } from './postgres-programs.ts';

/** Where PostgreSQL runs: its programs, its folder, and the user it runs as (null: the launcher's own). */
export interface PostgresPlace {
  account: Account | null;
  programs: string;
  home: string;
}

/** Finds a place that PostgreSQL can use: it refuses to run as root, and its user must be able to reach its files. */
export function choosePostgresPlace(dataDir: string): PostgresPlace {
  const programs = shippedPrograms();
  const home = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    return { account: null, programs, home };
  }
  const account = existsSync(home) ? ownerOf(home) : serviceAccount();
  const reachable = canEnter(account, join(programs, 'bin'));
  return {
    account,
    programs: reachable ? programs : copyPrograms(programs, publicFolder()),
    home: reachableHome(home, account),
  };
}

function reachableHome(home: string, account: Account): string {
  if (existsSync(home)) {
    if (canEnter(account, realpathSync(home))) return realpathSync(home);
    throw new LaunchError(`The database in ${home} cannot be reached any more by the user who owns it.`);
  }
  if (!canEnter(account, dirname(home))) return linkedHome(home, account);
  mkdirSync(home, { mode: 0o700 });
  chownSync(home, account.uid, account.gid);
  return home;
}

// A clone under /root, for one: opening root's folders to others is not ours to do.
function linkedHome(home: string, account: Account): string {
  const elsewhere = mkdtempSync(join(publicFolder(), 'database-'));
  chownSync(elsewhere, account.uid, account.gid);
  symlinkSync(elsewhere, home);
  say(
    `Only root can reach ${dirname(home)}, and PostgreSQL refuses to run as root: the database is in ${elsewhere}`,
  );
  return elsewhere;
}

function ownerOf(folder: string): Account {
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}
