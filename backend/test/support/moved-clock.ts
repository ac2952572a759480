import { DataSource } from 'typeorm';
import { createTestDatabase } from './test-database.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of the day after tomorrow (UTC): no midnight of the database comes near, whenever the tests run, and no session has ended. */
export const NOON = new Date((Math.floor(Date.now() / DAY_MS) + 2.5) * DAY_MS);

/** The day so long before that noon (UTC). */
export const dayBeforeNoon = (daysAgo: number): string =>
  new Date(NOON.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);

/** A database of a clock that stands at that noon, and goes on from there. */
export async function databaseAtNoon(): Promise<string> {
  const url = await createTestDatabase();
  await withMovableClock(url, NOON);
  return url;
}

/**
 * Gives a database a clock that can be moved, for the connections made from now on: its own now(),
 * statement_timestamp() and clock_timestamp() are found before PostgreSQL's. Takes a database that nothing is connected to yet.
 */
export async function withMovableClock(databaseUrl: string, instant?: Date): Promise<void> {
  const database = await new DataSource({ type: 'postgres', url: databaseUrl, poolSize: 1 }).initialize();
  try {
    await database.query('CREATE TABLE clock (ahead interval NOT NULL)');
    await database.query(`INSERT INTO clock VALUES ('0')`);
    if (instant) await moveClock(database, instant);
    await database.query(`
      CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE
      AS 'SELECT pg_catalog.now() + ahead FROM public.clock'
    `);
    await database.query(`
      CREATE FUNCTION public.statement_timestamp() RETURNS timestamptz LANGUAGE sql STABLE
      AS 'SELECT pg_catalog.statement_timestamp() + ahead FROM public.clock'
    `);
    await database.query(`
      CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
      AS 'SELECT pg_catalog.clock_timestamp() + ahead FROM public.clock'
    `);
    const name = new URL(databaseUrl).pathname.slice(1);
    await database.query(`ALTER DATABASE ${name} SET search_path TO public, pg_catalog`);
  } finally {
    await database.destroy();
  }
}

/** Sets the clock, which goes on from there. */
export async function moveClock({ manager }: Pick<DataSource, 'manager'>, instant: Date): Promise<void> {
  await manager.query('UPDATE public.clock SET ahead = $1::timestamptz - pg_catalog.clock_timestamp()', [
    instant,
  ]);
}
