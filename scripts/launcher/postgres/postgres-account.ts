import { spawnSync } from 'node:child_process';
import { LaunchError } from '../launch-error.ts';

/** A user of the system. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The user that PostgreSQL runs as when root starts it. `nobody` exists wherever no `postgres` does, so that no user
 * has to be added to somebody's machine.
 */
export function serviceAccount(): Account {
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const uid = accountId('-u', name);
    const gid = accountId('-g', name);
    if (uid && gid) return { uid, gid };
  }
  throw new LaunchError(
    'PostgreSQL refuses to run as root, and there is no other user to run it. Start as another user.',
  );
}

function accountId(flag: '-u' | '-g', name: string): number | null {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
}

/** Whether the user can reach what lies in the folder. */
export function canEnter({ uid, gid }: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { uid, gid, cwd: '/' }).status === 0;
}
