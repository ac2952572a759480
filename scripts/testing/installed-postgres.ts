import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import pg from 'pg';
import { serviceAccount } from '../launcher/postgres/postgres-account.ts';
import { freePort } from '../launcher/ports.ts';
import { temporaryFolder, until } from './temporary.ts';

/** The newest PostgreSQL that the system has installed with both server and client, as Debian does it. */
const [newest] = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed();

/** What a test that needs one is skipped for; false where there is one. */
export const noPostgres = newest === undefined && 'PostgreSQL is not installed here beside the project’s own';

/** A server of the version that the installed pg_dump and pg_restore are of, until the tests are over. @returns its DATABASE_URL */
export async function startInstalledPostgres(): Promise<string> {
  const programs = dirname(newest!);
  const home = join(temporaryFolder(), 'server');
  mkdirSync(home, { mode: 0o700 });
  const account = process.getuid?.() === 0 ? serviceAccount() : undefined;
  if (account) chownSync(home, account.uid, account.gid);
  const options = { cwd: home, ...account, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(home, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'site', '--auth=trust', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', home, '-c', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), args, { ...options, stdio: 'ignore' });
  after(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  });
  const url = `postgresql://site@127.0.0.1:${port}/postgres`;
  await until('PostgreSQL', () => answers(url));
  return url;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
