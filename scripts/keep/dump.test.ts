import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadSettings } from '../launcher/settings.ts';
import { noPostgres, startInstalledPostgres } from '../testing/installed-postgres.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { makeBackup } from './make-backup.ts';
import { inNewDatabase } from './new-database.ts';
import { withClient } from './own-database.ts';
import { restoreBackup } from './restore-backup.ts';

test('a dump is restored into a new database beside the one that goes on', { skip: noPostgres }, async () => {
  const databaseUrl = await startInstalledPostgres();
  const folder = temporaryFolder();
  const settings = { ...loadSettings(), databaseUrl, dataDir: join(folder, 'data') };
  mkdirSync(settings.dataDir);
  await withClient(databaseUrl, async (database) => {
    await database.query('CREATE TABLE notes (id bigint GENERATED ALWAYS AS IDENTITY)');
    for (let row = 0; row < 7; row++) await database.query('INSERT INTO notes DEFAULT VALUES');
  });
  const backup = join(folder, 'backups', 'one');
  const { database } = await makeBackup(settings, backup);
  const place = (url: string) => ({ ...settings, databaseUrl: url, dataDir: join(folder, 'restored') });

  await assert.rejects(restoreBackup(place(databaseUrl), backup), /not empty: it has notes, .*--into <name>/);
  const rows = await inNewDatabase(databaseUrl, 'restored', (url) => restoreBackup(place(url), backup));
  assert.equal(rows.get('notes'), database.rows.notes?.most);
  await assert.rejects(
    inNewDatabase(databaseUrl, 'restored', () => Promise.resolve()),
    /There is a database restored already/,
  );

  // As docs/deploying.md puts it in the place of the one before.
  const beside = new URL(databaseUrl);
  beside.pathname = '/template1';
  await withClient(beside.href, async (client) => {
    await client.query('ALTER DATABASE postgres RENAME TO before');
    await client.query('ALTER DATABASE restored RENAME TO postgres');
  });
  assert.deepEqual(
    await withClient(databaseUrl, async (client) => (await client.query('SELECT FROM notes')).rowCount),
    rows.get('notes'),
  );
});

test(
  'a dump has no row of what must not be kept, and restores its table empty',
  { skip: noPostgres },
  async () => {
    const databaseUrl = await startInstalledPostgres();
    const folder = temporaryFolder();
    const settings = { ...loadSettings(), databaseUrl, dataDir: join(folder, 'data') };
    mkdirSync(settings.dataDir);
    await withClient(databaseUrl, async (database) => {
      await database.query('CREATE UNLOGGED TABLE marks (mark text)');
      await database.query(`INSERT INTO marks VALUES ('whose network this is')`);
    });
    const backup = join(folder, 'backups', 'one');
    await makeBackup(settings, backup);
    const place = (url: string) => ({ ...settings, databaseUrl: url, dataDir: join(folder, 'restored') });
    await inNewDatabase(databaseUrl, 'restored', async (url) => {
      await restoreBackup(place(url), backup);
      const left = await withClient(url, (database) => database.query<object>('SELECT mark FROM marks'));
      assert.deepEqual(left.rows, []);
    });
  },
);

test(
  'nobody is signed in to what a dump restores, as in the own PostgreSQL',
  { skip: noPostgres },
  async () => {
    const databaseUrl = await startInstalledPostgres();
    const folder = temporaryFolder();
    const settings = { ...loadSettings(), databaseUrl, dataDir: join(folder, 'data') };
    mkdirSync(settings.dataDir);
    await withClient(databaseUrl, async (database) => {
      await database.query('CREATE TABLE sessions (sid text)');
      await database.query(`INSERT INTO sessions VALUES ('that of a thief')`);
    });
    const backup = join(folder, 'backups', 'one');
    await makeBackup(settings, backup);
    const place = (url: string) => ({ ...settings, databaseUrl: url, dataDir: join(folder, 'restored') });
    const rows = await inNewDatabase(databaseUrl, 'restored', (url) => restoreBackup(place(url), backup));
    assert.equal(rows.get('sessions'), 0);
    const left = await withClient(databaseUrl, (database) => database.query('SELECT FROM sessions'));
    assert.equal(left.rowCount, 1);
  },
);

test(
  'a new database goes again where the restore fails, and has a name that needs no quotes',
  { skip: noPostgres },
  async () => {
    const databaseUrl = await startInstalledPostgres();
    const failing = () => Promise.reject(new Error('broken off'));
    for (let time = 0; time < 2; time++)
      await assert.rejects(inNewDatabase(databaseUrl, 'restored', failing), /broken off/);
    await assert.rejects(inNewDatabase(databaseUrl, 'a"; DROP', failing), /small letters, digits and _/);
  },
);
