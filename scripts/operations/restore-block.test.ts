import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withClient } from '../keep/own-database.ts';
import { root } from '../launcher/settings.ts';
import { noPostgres, startInstalledPostgres } from '../testing/installed-postgres.ts';
import { temporaryFolder, until } from '../testing/temporary.ts';
import { shellBlocks } from './document-commands.ts';

const document = readFileSync(join(root, 'docs', 'deploying.md'), 'utf8');
const block = shellBlocks(document).find(({ commands }) => commands.includes('scripts/restore.ts'))!;

// What is done by psql is done by psql; a restore makes an empty database, or fails.
const docker = `#!/bin/sh
echo "$*" >> "$ASKED"
case "$*" in
  'compose run '*) exec psql "$SERVER" -c "$RESTORE" ;;
  'compose exec -T database psql '*) shift 5 && exec psql -h 127.0.0.1 -p "$PORT" "$@" ;;
esac
`;

test(
  'the block that restores has the site away only while names change, both or neither, and again the next time',
  { skip: noPostgres },
  async () => {
    const server = new URL(await startInstalledPostgres());
    const folder = temporaryFolder();
    const asked = join(folder, 'asked');
    writeFileSync(join(folder, 'docker'), docker);
    chmodSync(join(folder, 'docker'), 0o755);
    const restore = (statement: string) => {
      writeFileSync(asked, '');
      const env = {
        PATH: `${folder}:${process.env.PATH}`,
        ASKED: asked,
        RESTORE: statement,
        SERVER: server.href,
        PORT: server.port,
      };
      const { stderr } = spawnSync('sh', ['-c', block.commands], { env, encoding: 'utf8' });
      const steps = readFileSync(asked, 'utf8').trim().split('\n');
      return { stderr, steps: steps.map((step) => step.split(' ').slice(1, 5).join(' ')) };
    };
    const databases = () =>
      withClient(server.href, async (client) => {
        const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
        return rows
          .map(({ datname }) => datname)
          .filter((name) => /^(before_\d{14}|change_makers|restored)$/.test(name));
      });
    await withClient(server.href, async (client) => {
      await client.query('CREATE ROLE change_makers SUPERUSER LOGIN');
      await client.query('CREATE DATABASE change_makers');
    });

    const whole = [
      'stop backup',
      'run --rm --no-deps -e',
      'stop api-1 api-2 worker',
      'exec -T database psql',
      'up -d',
    ];
    for (const time of [1, 2]) {
      const { steps, stderr } = restore('CREATE DATABASE restored');
      // Names are by the second.
      const second = Math.floor(Date.now() / 1_000);
      assert.deepEqual(steps, whole, stderr);
      assert.equal((await databases()).filter((name) => name.startsWith('before')).length, time, stderr);
      await until('the next second', () => Date.now() / 1_000 > second + 1);
    }
    const before = await databases();
    const failed = restore('no statement');
    assert.deepEqual(failed.steps, ['stop backup', 'run --rm --no-deps -e', 'up -d']);
    const nothing = restore('SELECT 1');
    assert.deepEqual(nothing.steps, whole);
    assert.match(nothing.stderr, /"restored" does not exist/);
    assert.deepEqual(await databases(), before);
  },
);
