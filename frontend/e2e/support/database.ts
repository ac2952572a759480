import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const NAME = 'change_makers';

/** All that the running site has written. */
export const siteFolder = (): string => process.env['JOURNEYS_DATA_DIR']!;

const read = (...path: string[]) => readFileSync(join(siteFolder(), ...path), 'utf8');

/** What the running site made up for itself. */
export const siteSecrets = () =>
  JSON.parse(read('secrets.json')) as { databasePassword: string; sessionSecret: string };

/** The running site's own database, which the launcher has started. */
export function databaseUrl(): string {
  const port = read('postgres', 'data', 'postmaster.pid').split('\n')[3];
  return `postgresql://${NAME}:${siteSecrets().databasePassword}@127.0.0.1:${port}/${NAME}`;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  return client;
}

/** Does something while every statement on these tables fails. */
export async function withoutTables(tables: readonly string[], deed: () => Promise<void>): Promise<void> {
  const database = await connect();
  // Tells the site that what it remembers of anybody's rows may be old, as a trigger would of rows that changed.
  const lose = tables.map(
    (table) => `SELECT pg_notify('changed_rows', '${table}'); ALTER TABLE ${table} RENAME TO lost_${table}`,
  );
  const giveBack = tables.map((table) => `ALTER TABLE lost_${table} RENAME TO ${table}`);
  try {
    await database.query(lose.join(';'));
    try {
      await deed();
    } finally {
      await database.query(giveBack.join(';'));
    }
  } finally {
    await database.end();
  }
}
