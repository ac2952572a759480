import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './launcher/settings.ts';

const document = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Where the document's paths begin. */
const PLACES = ['', 'backend/src', 'backend/test', 'frontend/src', 'contracts'];

/** Requirements of levels 1 and 2 in each section of ASVS 5.0, which numbers those of level 3 after them. */
const SECTIONS = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1
  9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

test('every requirement of levels 1 and 2 has its one place', () => {
  const expected = SECTIONS.split(/\s+/).flatMap((entry) => {
    const [section, count] = entry.split(':');
    return Array.from({ length: Number(count) }, (_, index) => `V${section}.${index + 1}`);
  });
  const answered = [...document.matchAll(/\*\*(V\d+\.\d+\.\d+)\*\*/g)].map(([, number]) => number!);
  assert.equal(expected.length, 253);
  assert.deepEqual(answered, expected);
});

test('every requirement says whether it is met', () => {
  const silent = document
    .split('\n')
    .filter((line) => line.startsWith('- **V') && !/: (met|part|open|none)\b/.test(line));
  assert.deepEqual(silent, []);
});

test('every file that the document names is there', () => {
  const named = [...document.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+|[\w-]+\.(?:ts|tsx|yml|json))`/g)];
  const missing = named
    .map(([, path]) => path!)
    .filter((path) => !path.startsWith('@'))
    .filter((path) => PLACES.every((place) => !existsSync(join(root, place, path))));
  assert.deepEqual(missing, []);
  assert.ok(named.length > 150);
});
