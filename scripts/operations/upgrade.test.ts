import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../launcher/settings.ts';
import { temporaryFolder } from '../testing/temporary.ts';

// Writes down what it is asked, and fails at what FAIL_AT names.
const docker = `#!/bin/sh
echo "\${IMAGE_TAG:-} $*" >> "$ASKED"
case "$*" in *"$FAIL_AT"*) exit 1 ;; esac
`;

/** A clone of a repository that is one commit ahead of it, on a machine whose engine is a stand-in. */
function server() {
  const folder = temporaryFolder();
  const [origin, clone, programs] = ['origin', 'clone', 'programs'].map((name) => join(folder, name));
  const git = (where: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: where,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  mkdirSync(join(origin!, 'ops'), { recursive: true });
  for (const script of ['upgrade.sh', 'switch.sh'])
    cpSync(join(root, 'ops', script), join(origin!, 'ops', script));
  git(origin!, 'init', '-q');
  git(origin!, 'add', '-A');
  git(origin!, 'commit', '-qm', 'One');
  git(folder, 'clone', '-q', origin!, clone!);
  git(origin!, 'commit', '-qm', 'Two', '--allow-empty');
  mkdirSync(programs!);
  writeFileSync(join(programs!, 'docker'), docker);
  chmodSync(join(programs!, 'docker'), 0o755);
  writeFileSync(join(clone!, '.env'), 'SESSION_SECRET=kept\nIMAGE_TAG=old\n', { mode: 0o600 });
  const asked = join(folder, 'asked');
  const run = (args: string[], failAt = 'nothing') => {
    writeFileSync(asked, '');
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, ASKED: asked, FAIL_AT: failAt };
    const { status, stdout, stderr } = spawnSync('sh', args, { cwd: clone, env, encoding: 'utf8' });
    return { status, said: stdout + stderr, asked: readFileSync(asked, 'utf8').trim().split('\n') };
  };
  const newest = git(origin!, 'rev-parse', '--short=12', 'HEAD');
  return { run, newest, env: () => readFileSync(join(clone!, '.env'), 'utf8'), file: join(clone!, '.env') };
}

test('an upgrade builds under a tag of its own, migrates, and changes one process after the other', () => {
  const { run, newest, env, file } = server();
  const { status, asked, said } = run(['ops/upgrade.sh']);
  assert.equal(status, 0, said);
  const steps = [
    'compose build',
    'compose run --rm migration',
    `image inspect future-change-makers:${newest}`,
    `image inspect future-change-makers-proxy:${newest}`,
    `image inspect future-change-makers-backup:${newest}`,
    'compose up -d --no-deps --no-build --wait worker',
    'compose up -d --no-deps --no-build --wait api-1',
    'compose up -d --no-deps --no-build --wait api-2',
    'compose up -d --no-deps --no-build proxy backup',
  ];
  assert.deepEqual(
    asked,
    steps.map((step) => `${newest} ${step}`),
  );
  assert.equal(env(), `SESSION_SECRET=kept\nIMAGE_TAG=${newest}\n`);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.match(said, /to go back: sh ops\/switch\.sh old/);
});

for (const step of [
  'compose build',
  'run --rm migration',
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
  const { status, asked } = run(['-c', 'git remote remove origin && sh ops/upgrade.sh']);
  assert.notEqual(status, 0);
  assert.deepEqual(asked, ['']);
});

test('an earlier build is gone back to by its tag, without building', () => {
  const { run, newest, env } = server();
  run(['ops/upgrade.sh']);
  const { status, asked } = run(['ops/switch.sh', 'old']);
  assert.equal(status, 0);
  assert.ok(asked.every((line) => !line.endsWith('build') && !line.includes(newest)));
  assert.match(env(), /IMAGE_TAG=old/);
});
