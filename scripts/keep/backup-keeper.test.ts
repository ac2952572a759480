import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadSettings } from '../launcher/settings.ts';
import { noPostgres, startInstalledPostgres } from '../testing/installed-postgres.ts';
import { S3Server } from '../testing/s3-server.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { BackupKeeper, type Copies } from './backup-keeper.ts';
import { backupMetrics } from './backup-metrics.ts';
import { remotePlace } from './backup-settings.ts';
import { localBackups, madeAtOf, newBackupName, pruneBackups } from './local-backups.ts';
import { RemoteBackups } from './remote-backups.ts';
import { restoreBackup } from './restore-backup.ts';

const everyMs = 3_600_000;
const old = Array.from({ length: 9 }, (_, day) => `2026-01-0${day + 1}T00-00-00-000Z`);

/** A folder with nine old backups, and something that is none. */
function oldBackups(): string {
  const folder = temporaryFolder();
  for (const name of [...old, 'by hand']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'manifest.json'), '{}');
  }
  return folder;
}

function keeperOf(folder: string, copies?: Copies, more: object = {}, settings = loadSettings()) {
  const said: string[] = [];
  const backups = { folder, remote: undefined, everyMs, keep: 3, ...more };
  return { folder, said, keeper: new BackupKeeper(settings, backups, copies, (line) => said.push(line)) };
}

/** Nothing is due for ten thousand years. */
const notDue = { everyMs: 1e14 };

test('a name tells when its backup was begun', () => {
  assert.ok(Math.abs(madeAtOf(newBackupName()) - Date.now()) < 5_000);
});

test('the newest stay, and what is no backup of this name', () => {
  const folder = oldBackups();
  pruneBackups(folder, 3);
  assert.deepEqual(localBackups(folder), old.slice(-3).toReversed());
  assert.ok(existsSync(join(folder, 'by hand')));
});

test('old backups go, although the bucket is away or none can be made', async () => {
  const away: Copies = {
    newest: () => Promise.reject(new Error('away')),
    send: () => Promise.reject(new Error('away')),
  };
  const full = keeperOf(oldBackups(), away, notDue);
  await assert.rejects(full.keeper.keep(), /away/);
  assert.deepEqual(localBackups(full.folder), old.slice(-3).toReversed());
  const broken = keeperOf(
    oldBackups(),
    undefined,
    {},
    { ...loadSettings(), dataDir: '/nowhere', databaseUrl: undefined },
  );
  await assert.rejects(broken.keeper.keep(), /nothing to back up/);
  assert.equal(localBackups(broken.folder).length, 3);
});

test('the newest of this machine is sent once more where it is not known to be there', async () => {
  const server = await S3Server.start();
  const remote = new RemoteBackups(remotePlace(server.url()));
  const sent = () => server.asked.filter((asked) => /^PUT .*tar\.gz/.test(asked)).length;
  const { keeper, said } = keeperOf(oldBackups(), remote, notDue);
  server.refuse = (asked) => (asked.startsWith('PUT') ? 403 : undefined);
  await assert.rejects(keeper.keep());
  server.refuse = (asked) => (asked.startsWith('GET') ? 400 : undefined);
  await keeper.keep();
  assert.equal(sent(), 2);
  assert.match(said.join('\n'), /cannot be read/);
  await keeper.keep();
  assert.equal(sent(), 2);
  server.refuse = () => undefined;
  // Another process, which asks the bucket.
  await keeperOf(oldBackups(), remote, notDue).keeper.keep();
  assert.equal(sent(), 2);
});

test('a backup that a wrong clock dated in the future holds nothing up, and stays for somebody to look at', async () => {
  const server = await S3Server.start();
  const remote = new RemoteBackups(remotePlace(server.url()));
  const later = '2199-01-01T00-00-00-000Z';
  const folder = oldBackups();
  mkdirSync(join(folder, later));
  writeFileSync(join(folder, later, 'manifest.json'), '{}');
  await remote.send(folder, later);
  server.objects.set('/bucket/site/latest', Buffer.from(later));
  assert.equal(keeperOf(folder, remote).keeper.dueIn, 0);
  const { keeper } = keeperOf(folder, remote, notDue);
  assert.equal(keeper.newest, old.at(-1));
  await keeper.keep();
  assert.equal(keeper.sent, old.at(-1));
  assert.equal(await remote.newest(), old.at(-1));
  assert.deepEqual(localBackups(folder), [later, ...old.slice(-3).toReversed()]);
  const [, age] = /\{place="elsewhere"\} (-?\d+)/.exec(backupMetrics(keeper, true)) ?? [];
  assert.ok(Number(age) > 0);
});

test('what was sent stops counting once the clock is set back behind it', async () => {
  const server = await S3Server.start();
  const { keeper } = keeperOf(oldBackups(), new RemoteBackups(remotePlace(server.url())), notDue);
  keeper.sent = '2199-01-01T00-00-00-000Z';
  await keeper.keep();
  assert.equal(keeper.sent, old.at(-1));
});

test('the metrics tell how old backups are, and that there is none', () => {
  const text = backupMetrics({ newest: newBackupName(), sent: undefined, everyMs }, true);
  assert.match(text, /\{place="here"\} [0-5]\n/);
  assert.match(text, /\{place="elsewhere"\} \+Inf\n/);
  assert.match(text, /change_makers_backup_every_seconds 3600\n/);
  assert.doesNotMatch(backupMetrics({ newest: undefined, sent: undefined, everyMs }, false), /elsewhere/);
});

test('what is due is made, sent, brought back and restored', { skip: noPostgres }, async () => {
  const databaseUrl = await startInstalledPostgres();
  const server = await S3Server.start();
  const remote = new RemoteBackups(remotePlace(server.url()));
  const folder = oldBackups();
  const settings = { ...loadSettings(), databaseUrl, dataDir: join(folder, 'data') };
  const { keeper } = keeperOf(folder, remote, {}, settings);
  assert.equal(keeper.dueIn, 0);
  // A backup's name has no fractions of a second.
  const began = Math.floor(Date.now() / 1_000) * 1_000;
  await keeper.keep();
  assert.ok(keeper.dueIn >= everyMs - (Date.now() - began));
  assert.equal(localBackups(folder).length, 3);
  const name = await remote.newest();
  assert.equal(name, keeper.newest);
  const place = temporaryFolder();
  const fetched = await remote.fetch(name!, join(place, 'backups'));
  await restoreBackup({ ...settings, dataDir: join(place, 'data') }, fetched);
  assert.ok(existsSync(join(place, 'data')));
});
