import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { temporaryFolder } from '../../testing/temporary.ts';
import { killAll, type Child } from '../processes/child.ts';
import { PostgresServer } from './postgres-server.ts';

after(killAll);

test('keeps committed rows over a stop and a start', async () => {
  const database = await startDatabase();
  await database.query('create table note (text text)');
  await database.query("insert into note values ('kept')");
  await database.child.stop();
  const again = await startDatabase(database.dataDir);
  assert.deepEqual(await again.query('select text from note'), [{ text: 'kept' }]);
  await again.child.stop();
});

test('keeps committed rows over a kill -9 of the server', async () => {
  const database = await startDatabase();
  await database.query('create table note (text text)');
  await database.query("insert into note values ('kept')");
  process.kill(database.child.pid, 'SIGKILL');
  await database.child.ended;
  const again = await startDatabase(database.dataDir);
  assert.deepEqual(await again.query('select text from note'), [{ text: 'kept' }]);
  await again.child.stop();
});

test('stops the server that a killed launcher left behind', async () => {
  const { dataDir, child } = await startDatabase();
  await PostgresServer.stopOrphan(dataDir);
  assert.equal(await child.ended, 'exit code 0');
});

test('finds a place of its own where other users cannot enter the folder', async () => {
  const dataDir = newDataDir();
  chmodSync(join(dataDir, '..'), 0o700);
  const database = await startDatabase(dataDir);
  await database.query('create table note (text text)');
  await database.child.stop();
  const again = await startDatabase(dataDir);
  assert.deepEqual(await again.query('select text from note'), []);
  await again.child.stop();
  rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true });
});

test('leaves no password file behind and waits for the disk at each commit', async () => {
  const { dataDir, child, query } = await startDatabase();
  assert.deepEqual(readdirSync(join(dataDir, 'postgres')), ['data']);
  assert.deepEqual(await query("select current_setting('fsync') as fsync"), [{ fsync: 'on' }]);
  await child.stop();
});

interface Database {
  dataDir: string;
  child: Child;
  query(sql: string): Promise<unknown[]>;
}

async function startDatabase(dataDir = newDataDir()): Promise<Database> {
  const server = new PostgresServer(dataDir, 'a-password');
  await server.prepare();
  const child = await server.start();
  return { dataDir, child, query: (sql) => query(server.url, sql) };
}

function newDataDir(): string {
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  return dataDir;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}
