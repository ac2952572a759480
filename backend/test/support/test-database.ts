import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrate } from '../../src/database/migrate.js';

const TEMPLATE = 'migrated_template';

// Names the lock that lets one of the test processes make the template while the others wait.
const TEMPLATE_LOCK = 1;

/** A migrated database of its own for a test file: a copy of one that was migrated once. */
export async function createTestDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await new DataSource({
    type: 'postgres',
    url: process.env.TEST_DATABASE_URL,
    poolSize: 1,
  }).initialize();
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(admin);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  } finally {
    await admin.destroy();
  }
  return databaseUrlOf(name);
}

/** A database without any table. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await new DataSource({
    type: 'postgres',
    url: process.env.TEST_DATABASE_URL,
    poolSize: 1,
  }).initialize();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.destroy();
  return databaseUrlOf(name);
}

async function ensureTemplate(admin: DataSource): Promise<void> {
  const existing: unknown[] = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (existing.length > 0) return;
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await migrate(dataSourceOptions(databaseUrlOf(TEMPLATE)));
}

function databaseUrlOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${name}`;
  return url.href;
}
