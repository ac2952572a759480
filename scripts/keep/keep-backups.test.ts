import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { freePort } from '../launcher/ports.ts';
import { root } from '../launcher/settings.ts';
import { noPostgres, startInstalledPostgres } from '../testing/installed-postgres.ts';
import { S3Server } from '../testing/s3-server.ts';
import { temporaryFolder, until } from '../testing/temporary.ts';
import { localBackups } from './local-backups.ts';

test(
  'what compose runs makes a backup, sends it, tells how old it is, and ends when it is told',
  { skip: noPostgres },
  async () => {
    const server = await S3Server.start();
    const folder = temporaryFolder();
    const port = await freePort();
    const child = spawn(process.execPath, [join(root, 'scripts', 'keep-backups.ts')], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: await startInstalledPostgres(),
        BACKUP_URL: server.url(),
        BACKUP_DIR: join(folder, 'backups'),
        DATA_DIR: join(folder, 'none'),
        METRICS_PORT: String(port),
      },
    });
    after(() => child.kill('SIGKILL'));
    await until('a backup in the bucket', () => server.objects.has('/bucket/site/latest'), 60_000);
    const [name] = localBackups(join(folder, 'backups'));
    assert.equal(String(server.objects.get('/bucket/site/latest')), name);
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await until('its age', async () => /"elsewhere"\} \d+/.test(await metrics()));
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
  },
);
