import { randomBytes } from 'node:crypto';
import { getConstructionPlans } from 'pg-boss';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrate } from '../../src/database/migrate.js';

const TEMPLATE = 'migrated_template';

// Names the lock that lets one of the test processes make the template while the others wait.
const TEMPLATE_LOCK = 1;

/**
 * A database of its own for a test file: a copy of one that was migrated once, with the tables of the queue, which the application
 * makes where it finds none, as in databases of earlier versions.
 */
export async function createTestDatabase(): Promise<string> {
  const name = newName();
  await onServer(async (server) => {
    await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(server);
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  return databaseUrlOf(name);
}

/** A database without any table. */
export async function createEmptyDatabase(): Promise<string> {
  const name = newName();
  await onServer((server) => server.query(`CREATE DATABASE ${name}`));
  return databaseUrlOf(name);
}

/** As the site connects to it, but for how long a busy machine may take to. */
export async function openDatabase(url: string): Promise<DataSource> {
  const options = { ...dataSourceOptions(url), connectTimeoutMS: 60_000 } as DataSourceOptions;
  return new DataSource(options).initialize();
}

const newName = (): string => `test_${randomBytes(6).toString('hex')}`;

/** On one connection, which keeps its locks until the work is done. */
async function onServer(
  work: (server: DataSource) => Promise<unknown>,
  url = process.env.TEST_DATABASE_URL,
): Promise<void> {
  const server = await new DataSource({ type: 'postgres', url, poolSize: 1 }).initialize();
  try {
    await work(server);
  } finally {
    await server.destroy();
  }
}

async function ensureTemplate(server: DataSource): Promise<void> {
  const existing: unknown[] = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (existing.length > 0) return;
  await server.query(`CREATE DATABASE ${TEMPLATE}`);
  // Without the pooler, whose idle connections would keep it from being copied.
  const url = databaseUrlOf(TEMPLATE, process.env.TEST_DATABASE_URL);
  await migrate(dataSourceOptions(url));
  await onServer((template) => template.query(getConstructionPlans()), url);
}

function databaseUrlOf(name: string, server = process.env.TEST_POOLED_URL): string {
  const url = new URL(server!);
  url.pathname = `/${name}`;
  return url.href;
}
