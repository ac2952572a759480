import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { LaunchError } from '../launcher/launch-error.ts';
import type { DatabaseRecord } from './manifest.ts';
import { withClient } from './own-database.ts';
import { between, countRows, lastMigration } from './row-counts.ts';

/** Dumps a PostgreSQL that DATABASE_URL names, as of one moment, with the rows counted at that very moment; of unlogged tables none. */
export function dumpDatabase(databaseUrl: string, target: string): Promise<DatabaseRecord> {
  return withClient(databaseUrl, async (database) => {
    const { rows } = await database.query<{ version: string }>(
      `SELECT current_setting('server_version') AS version`,
    );
    const postgres = rows[0]?.version ?? '';
    requireProgram('pg_dump', postgres);
    await database.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const exported = await database.query<{ name: string }>('SELECT pg_export_snapshot() AS name');
    const counts = await countRows(database);
    const migration = await lastMigration(database);
    const snapshot = `--snapshot=${exported.rows[0]?.name}`;
    const args = ['--format=custom', '--no-owner', '--no-unlogged-table-data', snapshot, '--file', target];
    await runProgram('pg_dump', databaseUrl, args);
    await database.query('COMMIT');
    return { kind: 'dump', postgres, migration, rows: between(counts, counts) };
  });
}

/** Fills an empty database with a dump, in one transaction. @returns what the work in it gives once it is there */
export async function restoreDump<T>(
  dump: string,
  databaseUrl: string,
  postgres: string,
  work: (database: Client) => Promise<T>,
): Promise<T> {
  requireProgram('pg_restore', postgres);
  return withClient(databaseUrl, async (database) => {
    const tables = await countRows(database);
    if (tables.size > 0)
      throw new LaunchError(
        `The database of DATABASE_URL is not empty: it has ${[...tables.keys()].slice(0, 3).join(', ')}, ... --into <name> restores into a new one beside it.`,
      );
    await runProgram('pg_restore', databaseUrl, [
      '--no-owner',
      '--single-transaction',
      '--exit-on-error',
      dump,
    ]);
    await database.query('ANALYZE');
    return work(database);
  });
}

// The address stands in the environment, not among the arguments that every user of the machine can read.
async function runProgram(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...sslMode(databaseUrl),
  };
  const name = program === 'pg_restore' ? ['--dbname', env.PGDATABASE] : [];
  try {
    await promisify(execFile)(program, [...name, ...args], { env });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new LaunchError(`${program} failed: ${stderr || message}`);
  }
}

function sslMode(databaseUrl: string): NodeJS.ProcessEnv {
  const mode = new URL(databaseUrl).searchParams.get('sslmode');
  return mode ? { PGSSLMODE: mode } : {};
}

function requireProgram(program: string, server: string): void {
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0)
    throw new LaunchError(
      `${program} is not found: install the PostgreSQL client, version ${majorOf(server)} or newer.`,
    );
  const [, version = '0'] = /(\d+)(?:\.\d+)?/.exec(stdout) ?? [];
  if (Number(version) < majorOf(server))
    throw new LaunchError(
      `${program} is version ${version}, and the server ${server}: install that of version ${majorOf(server)} or newer.`,
    );
}

const majorOf = (version: string): number => Number.parseInt(version, 10);
