import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import { siteUrl } from './site';

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

const DEADLOCK = '40P01';

/** Changes tables that the site uses meanwhile. What PostgreSQL gave up for the site's sake has changed nothing. */
async function changeTables(database: pg.Client, statements: string[]): Promise<void> {
  try {
    await database.query(statements.join(';'));
  } catch (failure) {
    if ((failure as pg.DatabaseError).code !== DEADLOCK) throw failure;
    await changeTables(database, statements);
  }
}

const statusOfAwards = async (): Promise<number> => (await fetch(`${siteUrl}/api/awards`)).status;

/** Does something while every statement on these tables fails, the awards' among them, once the site has noticed. */
export async function withoutTables(tables: readonly string[], deed: () => Promise<void>): Promise<void> {
  const database = await connect();
  // Tells the site that what it remembers of anybody's rows may be old, as a trigger would of rows that changed.
  const told = tables.includes('participants') ? [...tables, 'participant_profiles'] : tables;
  const lose = [
    ...told.map((table) => `SELECT pg_notify('changed_rows', '${table}')`),
    ...tables.map((table) => `ALTER TABLE ${table} RENAME TO lost_${table}`),
  ];
  const giveBack = tables.map((table) => `ALTER TABLE lost_${table} RENAME TO ${table}`);
  try {
    await changeTables(database, lose);
    try {
      await expect.poll(statusOfAwards).not.toBe(200);
      await deed();
    } finally {
      await changeTables(database, giveBack);
    }
  } finally {
    await database.end();
  }
}
