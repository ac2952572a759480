import { expect, test } from 'vitest';
import { safeNextPath } from './next-path';

test.each(['/submit-ad', '/submit-ad?ad=7', '/ads#top'])('goes on to %s', (path) => {
  expect(safeNextPath(path)).toBe(path);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/ads/..//evil.example',
  'javascript:alert(1)',
  'submit-ad',
  '',
])('never leaves the site for %j', (path) => {
  expect(safeNextPath(path)).toBeNull();
});

test('has nowhere to go without a next page', () => {
  expect(safeNextPath(null)).toBeNull();
});
