import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../testing/temporary.ts';
import { build, type Workspace } from './build.ts';

const library: Workspace = { name: 'library', product: 'dist/product', uses: [] };
const site: Workspace = { name: 'site', product: 'dist/product', uses: [library] };

test('builds at the first start, and not again while nothing changes', async () => {
  const { folder, buildAll, builds } = newProject();
  await buildAll();
  await buildAll();
  assert.deepEqual(builds(), ['library', 'site']);
  assert.ok(existsSync(join(folder, 'site', 'dist', 'product')));
});

test('builds only what a change reaches', async () => {
  const { folder, buildAll, builds } = newProject();
  await buildAll();
  appendFileSync(join(folder, 'site', 'source'), 'changed');
  await buildAll();
  assert.deepEqual(builds(), ['library', 'site', 'site']);
  appendFileSync(join(folder, 'library', 'source'), 'changed');
  await buildAll();
  assert.deepEqual(builds(), ['library', 'site', 'site', 'library', 'site']);
});

test('says what a failed build said, and builds again next time', async () => {
  const { folder, buildAll, builds } = newProject();
  writeFileSync(join(folder, 'library', 'source'), 'broken');
  await assert.rejects(buildAll(), /build-library failed[\s\S]*the source is broken/);
  writeFileSync(join(folder, 'library', 'source'), 'mended');
  await buildAll();
  assert.deepEqual(builds(), ['library', 'site']);
});

// Building appends the workspace's name to a list.
const buildScript = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
if (readFileSync('source', 'utf8') === 'broken') throw new Error('the source is broken');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/product', 'made');
appendFileSync('../builds', process.env.npm_package_name + ' ');
`;

function newProject(): { folder: string; buildAll(): Promise<void>; builds(): string[] } {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'package.json'), '{"workspaces": ["library", "site"]}');
  for (const name of ['library', 'site']) {
    mkdirSync(join(folder, name));
    writeFileSync(
      join(folder, name, 'package.json'),
      JSON.stringify({ name, scripts: { build: 'node build.mjs' } }),
    );
    writeFileSync(join(folder, name, 'build.mjs'), buildScript);
    writeFileSync(join(folder, name, 'source'), '');
  }
  return {
    folder,
    buildAll: async () => {
      for (const workspace of [library, site]) await build(workspace, join(folder, 'data'), folder);
    },
    builds: () => readFileSync(join(folder, 'builds'), 'utf8').trim().split(' '),
  };
}
