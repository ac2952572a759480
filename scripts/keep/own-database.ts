import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { LaunchError } from '../launcher/launch-error.ts';
import { databaseName } from '../launcher/postgres/postgres-cluster.ts';
import { PostgresServer } from '../launcher/postgres/postgres-server.ts';
import { recordedProcess } from '../launcher/processes/run-records.ts';
import type { Secrets } from '../launcher/secrets.ts';

/** The folder of the own PostgreSQL. */
export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres', 'data');

/** Works on the own PostgreSQL of a DATA_DIR: on the running one, or on one that runs as long as the work does. */
export async function withOwnDatabase<T>(
  dataDir: string,
  work: (database: pg.Client) => Promise<T>,
): Promise<T> {
  return withOwnDatabaseUrl(dataDir, async (url) => withClient(url, work));
}

/** The same for whoever connects by itself. */
export async function withOwnDatabaseUrl<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  if (recordedProcess(dataDir, PostgresServer.record)) return work(runningUrl(dataDir));
  if (recordedProcess(dataDir, 'launcher'))
    throw new LaunchError('The database is being started just now: try again in a moment.');
  const server = new PostgresServer(dataDir, passwordOf(dataDir));
  const child = await server.start();
  try {
    return await work(server.url);
  } finally {
    await server.stop(child);
  }
}

/** Works on a connection of its own. */
export async function withClient<T>(url: string, work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client(url);
  // A server that goes away fails the query under way; alone, this event would end the process without a word.
  database.on('error', () => undefined);
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

// Line 4 of postmaster.pid is the port.
function runningUrl(dataDir: string): string {
  const port = readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8')
    .split('\n')[3]
    ?.trim();
  return `postgresql://${databaseName}:${passwordOf(dataDir)}@127.0.0.1:${port}/${databaseName}`;
}

/** The password that the instance has made up for its database. */
export function passwordOf(dataDir: string): string {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  return secrets.databasePassword;
}
