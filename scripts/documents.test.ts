import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from './launcher/settings.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** Where a document's links and pictures lead within the project. */
function targets(document: string): string[] {
  const links = [...read(document).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
  return links.map(([, target = '']) => join(dirname(document), target));
}

test('every link in the documents leads to a file', () => {
  const broken = documents.flatMap((document) =>
    targets(document)
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${document} -> ${target}`),
  );
  assert.deepEqual(broken, []);
});

test('every path that the README names exists', () => {
  const workspaces = ['', 'backend/src', 'frontend/src'];
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('npm '));
  const paths = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
  const missing = paths.filter((path) => workspaces.every((folder) => !existsSync(join(root, folder, path))));
  assert.deepEqual(missing, []);
});

test('every decision stands in the list of decisions', () => {
  const listed = targets('docs/adr/README.md');
  assert.deepEqual(globSync('docs/adr/[0-9]*.md', { cwd: root }).toSorted(), listed.toSorted());
});

test('every npm script that the README names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read('README.md').matchAll(/npm run ([\w:]+)`/g)].map(([, script = '']) => script);
  assert.deepEqual(
    named.filter((script) => !scripts[script]),
    [],
  );
});
