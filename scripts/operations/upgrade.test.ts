import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../launcher/settings.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { standInForDocker } from './docker-stand-in.ts';

const images = ['future-change-makers:old', 'future-change-makers-backup:old'];

/** Of a machine where nobody has told git who works there. */
const nobody = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'user.useConfigOnly',
  GIT_CONFIG_VALUE_0: 'true',
};

/** A clone of a repository that is one commit ahead of it, on a machine whose engine is a stand-in. */
function server(machine: Parameters<typeof standInForDocker>[1] = { images }) {
  const folder = temporaryFolder();
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  const git = (where: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: where,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = (where: string, file: string, text: string) => {
    mkdirSync(join(where, file, '..'), { recursive: true });
    writeFileSync(join(where, file), text);
    git(where, 'add', '-A');
    git(where, 'commit', '-qm', file);
  };
  mkdirSync(join(origin, 'ops'), { recursive: true });
  for (const script of ['upgrade.sh', 'switch.sh'])
    cpSync(join(root, 'ops', script), join(origin, 'ops', script));
  git(origin, 'init', '-q');
  cpSync(join(root, '.gitignore'), join(origin, '.gitignore'));
  commit(origin, 'ops/caddy/Caddyfile', 'one');
  git(folder, 'clone', '-q', origin, clone);
  commit(origin, 'version', 'two');
  const file = join(clone, '.env');
  writeFileSync(file, 'SESSION_SECRET=kept\nIMAGE_TAG=old\n', { mode: 0o600 });
  const docker = standInForDocker(folder, machine);
  const run = (args: string[], failAt = 'nothing') => {
    docker.forget();
    const env = { ...docker.env, ...nobody, FAIL_AT: failAt };
    const { status, stdout, stderr } = spawnSync('sh', args, { cwd: clone, env, encoding: 'utf8' });
    return { status, said: stdout + stderr, asked: docker.asked() };
  };
  const head = (where: string) => git(where, 'rev-parse', '--short=12', 'HEAD');
  return {
    ...{ folder, origin, clone, file, run, commit },
    newest: head(origin),
    head: () => head(clone),
    env: () => readFileSync(file, 'utf8'),
  };
}

const stepsOf = (tag: string): string[] => [
  `image inspect future-change-makers:${tag}`,
  'compose build migration backup',
  'compose run --rm --no-deps migration',
  `image inspect future-change-makers:${tag}`,
  'compose up -d --no-deps --no-build --wait worker',
  'compose up -d --no-deps --no-build --wait api-1',
  'compose up -d --no-deps --no-build --wait api-2',
  `image inspect future-change-makers-backup:${tag}`,
  'compose up -d --no-deps --no-build backup',
  'compose ps --services',
];

const withoutTag = (asked: string[]): string[] => asked.map((line) => line.replace(/^\S* /, ''));

test('an upgrade builds under a tag of its own, migrates, and changes one process after the other, and nothing else', () => {
  const { run, newest, env, file } = server();
  const { status, asked, said } = run(['ops/upgrade.sh']);
  assert.equal(status, 0, said);
  assert.deepEqual(withoutTag(asked), stepsOf(newest));
  assert.ok(asked.slice(1).every((line) => line.startsWith(`${newest} `)));
  assert.equal(env(), `SESSION_SECRET=kept\nIMAGE_TAG=${newest}\n`);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.match(said, /to go back: sh ops\/switch\.sh old/);
});

test('the proxy is made anew only where its own folder has changed, also where an upgrade failed between', () => {
  const { run, origin, commit } = server();
  const proxy = ['compose build proxy', 'compose up -d --no-deps --no-build proxy'];
  commit(origin, 'ops/caddy/Caddyfile', 'two');
  assert.notEqual(run(['ops/upgrade.sh'], 'compose build migration').status, 0);
  const changed = run(['ops/upgrade.sh']);
  assert.equal(changed.status, 0, changed.said);
  assert.deepEqual(
    withoutTag(changed.asked).filter((line) => line.endsWith('proxy')),
    proxy,
  );
  commit(origin, 'version', 'three');
  const same = run(['ops/upgrade.sh']);
  assert.equal(same.status, 0, same.said);
  assert.deepEqual(
    same.asked.filter((line) => line.includes('proxy')),
    [],
  );
});

test('what watches takes up new rules, where it runs', () => {
  const { run } = server({ images, services: ['api-1', 'api-2', 'alertmanager', 'prometheus'] });
  assert.equal(withoutTag(run(['ops/upgrade.sh']).asked).at(-1), 'compose restart alertmanager prometheus');
});

for (const step of [
  'compose build',
  'run --rm --no-deps migration',
  'image inspect',
  '--wait worker',
  '--wait api-1',
  '--wait api-2',
])
  test(`an upgrade whose step fails goes no further: ${step}`, () => {
    const { run, env } = server();
    const { status, asked, said } = run(['ops/upgrade.sh'], step);
    assert.notEqual(status, 0);
    assert.ok(asked.at(-1)?.includes(step), asked.join('\n'));
    assert.match(env(), /IMAGE_TAG=old/);
    if (step.startsWith('--wait')) assert.match(said, /To go back: sh ops\/switch\.sh old/);
  });

test('an upgrade ends where the sources cannot be taken up', () => {
  const { run } = server();
  const { status, asked, said } = run(['-c', 'git remote remove origin && sh ops/upgrade.sh']);
  assert.notEqual(status, 0);
  assert.deepEqual(asked, []);
  assert.match(said, /nothing was changed/);
});

test('what was committed in the clone, such as the record of its contracts, stays there', () => {
  const { run, clone, newest, head, commit, env } = server();
  commit(clone, 'contracts/deployments/97.json', '{}');
  const { status, said } = run(['ops/upgrade.sh']);
  assert.equal(status, 0, said);
  assert.equal(readFileSync(join(clone, 'contracts/deployments/97.json'), 'utf8'), '{}');
  assert.equal(readFileSync(join(clone, 'version'), 'utf8'), 'two');
  assert.notEqual(head(), newest);
  assert.match(env(), new RegExp(`IMAGE_TAG=${head()}\\n`));
});

test('where both have changed the same, the clone stays as it was', () => {
  const { run, clone, head, commit } = server();
  commit(clone, 'version', 'mine');
  const before = head();
  const { status, asked, said } = run(['ops/upgrade.sh']);
  assert.notEqual(status, 0);
  assert.deepEqual(asked, []);
  assert.match(said, /nothing was changed/);
  assert.equal(head(), before);
  assert.equal(readFileSync(join(clone, 'version'), 'utf8'), 'mine');
});

test('a second build of the same commit leaves the first, which is gone back to', () => {
  const { run, newest, env } = server();
  run(['ops/upgrade.sh']);
  const { status, said } = run(['ops/upgrade.sh']);
  assert.equal(status, 0, said);
  assert.match(env(), new RegExp(`IMAGE_TAG=${newest}-\\d{14}\\n`));
  assert.match(said, new RegExp(`to go back: sh ops/switch\\.sh ${newest}\\)`));
});

test('an earlier build is gone back to by its tag, without building', () => {
  const { run, newest, env } = server();
  run(['ops/upgrade.sh']);
  const { status, asked } = run(['ops/switch.sh', 'old']);
  assert.equal(status, 0);
  assert.ok(asked.every((line) => !line.endsWith('build') && !line.includes(newest)));
  assert.match(env(), /IMAGE_TAG=old/);
});

test('a build from before there were images of backups is gone back to, and one that is not here is not', () => {
  const { run, env } = server({ images: images.slice(0, 1) });
  const { status, asked } = run(['ops/switch.sh', 'old']);
  assert.equal(status, 0);
  assert.ok(asked.some((line) => line.endsWith('--wait api-2')));
  assert.ok(asked.every((line) => !line.endsWith(' backup')));
  const unknown = run(['ops/switch.sh', 'unknown']);
  assert.notEqual(unknown.status, 0);
  assert.match(unknown.said, /nothing was changed/);
  assert.match(env(), /IMAGE_TAG=old/);
});

test('settings that cannot be read whole are left alone', () => {
  const { run, env, folder } = server();
  const grep = join(folder, 'programs', 'grep');
  writeFileSync(grep, '#!/bin/sh\ncase "$*" in *IMAGE_TAG*) exit 2 ;; *) exec /bin/grep "$@" ;; esac\n');
  chmodSync(grep, 0o755);
  const before = env();
  const { status, said } = run(['ops/upgrade.sh']);
  assert.notEqual(status, 0);
  assert.equal(env(), before);
  assert.match(said, /To go back: sh ops\/switch\.sh old/);
});

test('settings that there was no room to write again are not made of what is left of them', () => {
  const { run, env, clone } = server();
  writeFileSync(join(clone, '.env.new'), env());
  writeFileSync(join(clone, '.env'), 'SESSION_SEC');
  const { status, said } = run(['ops/switch.sh', 'old']);
  assert.notEqual(status, 0);
  assert.match(said, /compare it with \.env\.new/);
  assert.equal(readFileSync(join(clone, '.env.new'), 'utf8'), 'SESSION_SECRET=kept\nIMAGE_TAG=old\n');
});

test('settings stay the file that they are, with whom it belongs to', () => {
  const { run, clone, file, folder, newest } = server();
  const elsewhere = join(folder, 'settings');
  renameSync(file, elsewhere);
  chmodSync(elsewhere, 0o640);
  symlinkSync(elsewhere, file);
  assert.equal(run(['ops/upgrade.sh']).status, 0);
  assert.ok(lstatSync(file).isSymbolicLink());
  assert.equal(statSync(elsewhere).mode & 0o777, 0o640);
  assert.match(readFileSync(elsewhere, 'utf8'), new RegExp(`SESSION_SECRET=kept\\nIMAGE_TAG=${newest}\\n`));
  assert.equal(existsSync(join(clone, '.env.new')), false);
  for (const list of ['.gitignore', '.dockerignore'])
    assert.ok(readFileSync(join(root, list), 'utf8').split('\n').includes('.env.new'), list);
});
