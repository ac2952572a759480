import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { NO_TIMEOUTS } from '../../src/config/database-settings.js';
import { awaitMigrations } from '../../src/database/migrate.js';
import { adInput } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { createEmptyDatabase, createTestDatabase, openDatabase } from '../support/test-database.js';

const TIMEOUTS = {
  DATABASE_STATEMENT_TIMEOUT_MS: '5000',
  DATABASE_LOCK_TIMEOUT_MS: '2000',
  DATABASE_IDLE_TIMEOUT_MS: '3000',
};

const backendOf = async (dataSource: DataSource): Promise<number> => {
  const [row]: { pid: number }[] = await dataSource.query('SELECT pg_backend_pid() AS pid');
  return row!.pid;
};

describe('what takes too long in PostgreSQL', () => {
  let app: TestApp;
  let other: DataSource;

  beforeAll(async () => {
    app = await TestApp.start(TIMEOUTS);
    other = await openDatabase(app.config.databaseUrl);
  });
  afterAll(async () => {
    await other.destroy();
    await app.stop();
  });

  it('is ended there: a wait for a lock, as 503 with Retry-After', async () => {
    const { client } = await signedIn(app);
    const holder = other.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE ads IN ACCESS EXCLUSIVE MODE');
    const { body, headers } = await client.post('/ads', adInput()).expect(503);
    expect(body).toMatchObject({ code: 'database_unavailable' });
    expect(headers['retry-after']).toBe('5');
    await holder.rollbackTransaction();
    await holder.release();
    await client.post('/ads', adInput()).expect(201);
  });

  it('is ended there: a statement', async () => {
    await expect(app.dataSource.query('SELECT pg_sleep(10)')).rejects.toMatchObject({ code: '57014' });
  });

  it('is ended there: a transaction in which nothing happens', async () => {
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    const [row] = (await runner.query('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
    await eventually(async () =>
      expect(await other.query('SELECT FROM pg_stat_activity WHERE pid = $1', [row!.pid])).toEqual([]),
    );
    await runner.release();
    expect(await backendOf(app.dataSource)).not.toBe(row!.pid);
  });

  it('goes on where a command does it', async () => {
    expect(NO_TIMEOUTS).toEqual({ statementMs: 0, lockMs: 0, idleInTransactionMs: 0 });
    expect(await other.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '0' }]);
  });
});

describe('a process that leaves migrations to a job', () => {
  const migrateAsJob = async (databaseUrl: string): Promise<number> => {
    const entry = join(__dirname, '../../dist/migrate.js');
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    const [code] = (await once(spawn(process.execPath, [entry], { env }), 'exit')) as [number];
    return code;
  };

  it('waits until that is done', async () => {
    const DATABASE_URL = await createEmptyDatabase();
    let isUp = false;
    const starting = TestApp.start({ DATABASE_URL, MIGRATE: '0' }).then((app) => {
      isUp = true;
      return app;
    });
    const looking = await openDatabase(DATABASE_URL);
    const waits = eventually(async () => {
      const asked: unknown[] = await looking.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%to_regclass%' AND pid <> pg_backend_pid()`,
      );
      expect(asked.length).toBeGreaterThan(0);
    });
    // One that cannot start says why.
    await Promise.race([waits, starting]);
    expect(isUp).toBe(false);
    expect(await migrateAsJob(DATABASE_URL)).toBe(0);
    const app = await starting;
    await app.client().get('/ready').expect(200);
    await app.stop();
    await looking.destroy();
  });

  it('does nothing a second time, and says what is missing after too long a wait', async () => {
    expect(await migrateAsJob(await createTestDatabase())).toBe(0);
    const empty = await openDatabase(await createEmptyDatabase());
    await expect(awaitMigrations(empty, 0)).rejects.toThrow('npm run migrate -w backend');
    await empty.destroy();
  });
});
