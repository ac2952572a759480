import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../files.ts';
import type { PostgresPlace } from './postgres-place.ts';

/** The name of the database and of the role that owns it. */
export const databaseName = 'change_makers';

/** The folder of the database cluster; made at the first start. */
export async function ensureCluster(place: PostgresPlace, password: string): Promise<string> {
  const cluster = join(place.home, 'data');
  if (!existsSync(cluster)) {
    // Made under another name first: a start that was killed half-way leaves no half-made database.
    const unfinished = join(place.home, 'data.new');
    rmSync(unfinished, { recursive: true, force: true });
    await createCluster(place, unfinished, password);
    await rename(unfinished, cluster);
    await syncFolder(place.home);
  }
  return cluster;
}

async function createCluster(place: PostgresPlace, cluster: string, password: string): Promise<void> {
  const passwordFile = join(place.home, 'password');
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account) {
    for (const path of [cluster, passwordFile]) chownSync(path, place.account.uid, place.account.gid);
  }
  // The built-in locale behaves the same on every system, whatever locales that has.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = [`--username=${databaseName}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  try {
    await runProgram(place, 'initdb', ['-D', cluster, ...login, ...locale]);
    await runProgram(
      place,
      'postgres',
      ['--single', '-D', cluster, 'postgres'],
      `CREATE DATABASE ${databaseName}\n`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function runProgram(place: PostgresPlace, name: string, args: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { cwd: place.home, env: postgresEnvironment, ...place.account };
    const child = execFile(join(place.programs, 'bin', name), args, options, (error, _stdout, stderr) =>
      error ? reject(new Error(`${name} failed: ${stderr || error.message}`)) : resolve(),
    );
    child.stdin?.end(input);
  });
}

/** What PostgreSQL gets to see of the environment: nothing that would change its locale or its settings. */
export const postgresEnvironment: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C' };
