import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const workspaces = resolve(import.meta.dirname, '../..');
const written = '{backend,contracts,frontend,scripts}/**/*.{ts,tsx,js,mjs,cjs,css}';

/** What libraries keep to themselves, and change with any version. */
const isPrivate = /\b__react|\bunstable_/i;

test('no file leans on what React or another library keeps private', () => {
  const files = globSync(written, { cwd: workspaces, exclude: ['**/node_modules', '**/dist'] });
  expect(files).toContain('frontend/public/take-over.js');
  expect(files).toContain('frontend/src/main.tsx');
  const leaning = files
    .filter((file) => !file.endsWith('private-names.test.ts'))
    .filter((file) => isPrivate.test(readFileSync(resolve(workspaces, file), 'utf8')));
  expect(leaning).toEqual([]);
});
