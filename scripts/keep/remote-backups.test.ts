import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { create } from 'tar';
import { S3Server } from '../testing/s3-server.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { isWithin, unpack } from './backup-archive.ts';
import { remotePlace } from './backup-settings.ts';
import { RemoteBackups } from './remote-backups.ts';

const name = '2026-11-26T10-00-00-000Z';
const server = await S3Server.start();
const remote = new RemoteBackups(remotePlace(server.url()));

function backupOf(bytes: number): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, name, 'postgres'), { recursive: true });
  writeFileSync(join(folder, name, 'manifest.json'), '{}');
  writeFileSync(join(folder, name, 'postgres', 'a file'), randomBytes(bytes));
  return folder;
}

test('a bucket that never answers, or ceases to in the middle, is waited for no longer than that', async () => {
  const silent = createServer((_request, response) => {
    if (silentFrom === 'the middle') response.writeHead(200, { 'content-length': '100' }).write('2026');
  });
  let silentFrom = 'the beginning';
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const patience = { connectionTimeout: 500, socketTimeout: 500 };
  const place = remotePlace(`http://key:secret@127.0.0.1:${port}/bucket?region=eu-test-1`);
  await assert.rejects(new RemoteBackups(place, patience).newest());
  silentFrom = 'the middle';
  await assert.rejects(new RemoteBackups(place, patience).newest());
  silent.closeAllConnections();
  silent.close();
});

test('there is no newest backup in an empty bucket, nor for a key that may not list', async () => {
  assert.equal(await remote.newest(), undefined);
  server.refuse = () => 403;
  assert.equal(await remote.newest(), undefined);
  server.refuse = () => 500;
  await assert.rejects(remote.newest());
  server.refuse = () => undefined;
});

for (const megabytes of [1, 20])
  test(`a backup of ${megabytes} MB comes back as it was, by objects of its prefix`, async () => {
    const folder = backupOf(megabytes * 1024 * 1024);
    await remote.send(folder, name);
    assert.equal(await remote.newest(), name);
    assert.deepEqual([...server.objects.keys()].toSorted(), [
      `/bucket/site/${name}.tar.gz`,
      '/bucket/site/latest',
    ]);
    const place = temporaryFolder();
    const fetched = await remote.fetch(name, place);
    const file = join('postgres', 'a file');
    assert.ok(readFileSync(join(fetched, file)).equals(readFileSync(join(folder, name, file))));
  });

test('the newest stays the newest, whatever is sent after it', async () => {
  const folder = backupOf(10);
  const earlier = '2026-11-25T10-00-00-000Z';
  mkdirSync(join(folder, earlier));
  await remote.send(folder, name);
  await remote.send(folder, earlier);
  assert.ok(server.objects.has(`/bucket/site/${earlier}.tar.gz`));
  assert.equal(await remote.newest(), name);
  // Who may only write says what it has.
  server.refuse = (asked) => (asked.startsWith('GET') ? 400 : undefined);
  await remote.send(folder, earlier);
  server.refuse = () => undefined;
  assert.equal(await remote.newest(), earlier);
  await remote.send(folder, name);
});

test('a key with another secret is refused', async () => {
  const other = new RemoteBackups({ ...remotePlace(server.url()), secret: 'another' });
  await assert.rejects(other.send(backupOf(10), name));
});

test('what could not be sent is not the newest', async () => {
  const before = await remote.newest();
  server.refuse = (asked) => (asked.includes('tar.gz') ? 403 : undefined);
  await assert.rejects(remote.send(backupOf(10), '2027-01-01T00-00-00-000Z'));
  server.refuse = () => undefined;
  assert.equal(await remote.newest(), before);
});

test('no name from the bucket leads elsewhere', async () => {
  server.objects.set('/bucket/site/latest', Buffer.from('../../etc'));
  await assert.rejects(remote.newest(), /no name of one/);
  await assert.rejects(remote.fetch('../../etc', temporaryFolder()), /no name of a backup/);
  for (const path of ['../a', 'a/../../b', '/etc/passwd', 'a\\b']) assert.equal(isWithin(path), false, path);
});

test('a backup that holds more than files and folders of its own is not taken', async () => {
  const folder = temporaryFolder();
  const inner = join(folder, 'inner');
  mkdirSync(inner);
  writeFileSync(join(folder, 'outside'), 'x');
  symlinkSync('/etc', join(inner, 'link'));
  const linked = create({ cwd: inner, gzip: true }, ['.']);
  const climbing = create({ cwd: inner, gzip: true, preservePaths: true }, ['../outside']);
  for (const [index, pack] of [linked, climbing].entries()) {
    const target = join(folder, 'place', String(index));
    await assert.rejects(unpack(Readable.from(pack as AsyncIterable<Buffer>), target), /not taken|path/i);
    assert.equal(existsSync(target), false);
  }
});

test('an address that lacks something is named without its secret', () => {
  for (const url of [
    's3://key:hidden@host/bucket',
    'https://host/bucket',
    'https://key:hidden@host',
    'nowhere',
  ])
    assert.throws(
      () => remotePlace(url),
      (error: Error) => /BACKUP_URL has to be/.test(error.message) && !error.message.includes('hidden'),
    );
});
