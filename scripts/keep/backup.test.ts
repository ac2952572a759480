import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { PostgresServer } from '../launcher/postgres/postgres-server.ts';
import { killAll } from '../launcher/processes/child.ts';
import { loadSettings, root, type Settings } from '../launcher/settings.ts';
import { temporaryFolder, until } from '../testing/temporary.ts';
import { pathsIn } from './copied-files.ts';
import { makeBackup } from './make-backup.ts';
import { clusterOf, withOwnDatabase } from './own-database.ts';
import { unfinishedFolder } from './unfinished.ts';
import { restoreBackup, type RestoreOptions } from './restore-backup.ts';

after(killAll);

let places = 0;
const { settings, client } = await startDatabase();

test('a backup made while rows are written restores all that was there before, without gaps', async () => {
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) await client.query('INSERT INTO notes DEFAULT VALUES');
  })();
  const [before] = (await client.query<{ count: number }>('SELECT count(*)::int FROM notes')).rows;
  const backup = await backUp();
  over.abort();
  await writing;
  const [notes] = await query<{ count: number; last: number }>(
    await restore(backup),
    'SELECT count(*)::int, max(id)::int AS last FROM notes',
  );
  assert.ok(notes && notes.count >= (before?.count ?? Infinity));
  assert.equal(notes.count, notes.last);
});

test('a backup that is killed leaves nothing that could be restored, and the next one is whole, of a stopped site too', async () => {
  const target = newBackup();
  const env = { ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: '' };
  const child = spawn(process.execPath, [join(root, 'scripts', 'backup.ts'), target], {
    env,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const half = unfinishedFolder(target).replace(/\d+$/, String(child.pid));
  await until('half a backup', () => existsSync(join(half, 'postgres', 'base')));
  child.kill('SIGKILL');
  await ended;
  assert.equal(existsSync(target), false);
  await assert.rejects(restore(half), /it is no backup, or one that was broken off/);
  const restored = await restore(await backUp());
  assert.equal(existsSync(half), false);
  const { database } = await makeBackup(restored, newBackup());
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int FROM notes');
  assert.deepEqual(database.rows, { notes: { least: rows[0]?.count, most: rows[0]?.count } });
});

test('a backup leaves alone what another process is making at the same moment', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)']);
  await once(child, 'spawn');
  const target = newBackup();
  const others = unfinishedFolder(target).replace(/\d+$/, String(child.pid));
  mkdirSync(others, { recursive: true });
  await backUp();
  assert.equal(existsSync(others), true);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await backUp();
  assert.equal(existsSync(others), false);
});

test('archived WAL takes a backup on to any moment, and no further', async () => {
  const backup = await backUp();
  await client.query('TRUNCATE notes');
  await client.query('INSERT INTO notes DEFAULT VALUES');
  // A Date knows milliseconds only: cut down to one it could lie before the row it is to come after.
  const { rows } = await client.query<{ next: Date }>(
    "SELECT date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' AS next",
  );
  await client.query('SELECT pg_sleep(0.01)');
  await client.query('DELETE FROM notes');
  await archiveAll();
  const recover = async (moment: Date | null) => {
    const recovery = { archive: settings.walArchive, until: moment };
    return query(await restore(backup, { recovery }), 'SELECT count(*)::int FROM notes');
  };
  assert.deepEqual(await recover(rows[0]?.next ?? null), [{ count: 1 }]);
  assert.deepEqual(await recover(null), [{ count: 0 }]);
});

test('neither a backup nor the archived WAL has what must not be kept, and its table is restored empty', async () => {
  const secret = randomBytes(24).toString('hex');
  await client.query('CREATE UNLOGGED TABLE marks (mark text)');
  await client.query('INSERT INTO marks VALUES ($1)', [secret]);
  const backup = await backUp();
  await client.query('INSERT INTO marks VALUES ($1)', [secret]);
  // PostgreSQL writes such a table to its files when it likes, and when a database is copied.
  await client.query('CREATE DATABASE beside STRATEGY file_copy');
  await archiveAll();
  const tellTales = async (folder: string) =>
    (await pathsIn(folder)).filter(
      (path) => !path.endsWith('/') && readFileSync(join(folder, path)).includes(secret),
    );
  assert.notDeepEqual(await tellTales(realpathSync(clusterOf(settings.dataDir))), []);
  const second = await backUp();
  for (const kept of [backup, second, settings.walArchive]) assert.deepEqual(await tellTales(kept), []);
  for (const options of [{}, { recovery: { archive: settings.walArchive, until: null } }])
    assert.deepEqual(await query(await restore(second, options), 'SELECT mark FROM marks'), []);
});

test('nobody is signed in to what was restored, to the moment of the backup or to a later one', async () => {
  await client.query('CREATE TABLE sessions (sid text)');
  await client.query(`INSERT INTO sessions VALUES ('that of a thief')`);
  const backup = await backUp();
  await client.query(`INSERT INTO sessions VALUES ('another of theirs')`);
  await archiveAll();
  for (const options of [{}, { recovery: { archive: settings.walArchive, until: null } }])
    assert.deepEqual(await query(await restore(backup, options), 'SELECT sid FROM sessions'), []);
});

test('a restore names what is missing or changed, and keeps out of a place that is not empty', async () => {
  const backup = await backUp();
  await assert.rejects(restoreBackup(settings, backup), /is not empty/);
  rmSync(join(backup, 'postgres', 'global', 'pg_control'));
  writeFileSync(join(backup, 'secrets.json'), '{}');
  const place = emptyPlace();
  await assert.rejects(
    restoreBackup(place, backup),
    /pg_control is missing\n\s+secrets.json is not what was backed up/,
  );
  assert.equal(existsSync(place.dataDir), false);
});

function newBackup(): string {
  return join(settings.dataDir, '..', 'backups', String(++places));
}
function emptyPlace(): Settings {
  return { ...settings, dataDir: join(settings.dataDir, '..', `place ${++places}`) };
}

async function backUp(): Promise<string> {
  const target = newBackup();
  await makeBackup(settings, target);
  return target;
}

async function restore(backup: string, options: RestoreOptions = {}): Promise<Settings> {
  const place = emptyPlace();
  await restoreBackup(place, backup, options);
  return place;
}

const query = <Row extends pg.QueryResultRow>({ dataDir }: Settings, text: string): Promise<Row[]> =>
  withOwnDatabase(dataDir, async (database) => (await database.query<Row>(text)).rows);

async function startDatabase() {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'data');
  const walArchive = join(folder, "the archive's");
  mkdirSync(dataDir, { mode: 0o711 });
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ databasePassword: 'only-for-tests' }));
  const server = new PostgresServer(dataDir, 'only-for-tests');
  server.archiveWal(walArchive);
  await server.start();
  const connected = new pg.Client(server.url);
  connected.on('error', () => undefined);
  await connected.connect();
  await connected.query('CREATE TABLE notes (id bigint GENERATED ALWAYS AS IDENTITY)');
  return { settings: { ...loadSettings(), dataDir, databaseUrl: undefined, walArchive }, client: connected };
}

async function archiveAll(): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name');
  await until('the archive', async () => {
    const { rows: archived } = await client.query<{ name: string | null }>(
      'SELECT last_archived_wal AS name FROM pg_stat_archiver',
    );
    return (archived[0]?.name ?? '') >= (rows[0]?.name ?? '');
  });
}
