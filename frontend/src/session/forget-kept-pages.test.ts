import { afterEach, expect, test, vi } from 'vitest';
import { forgetKeptPages } from './forget-kept-pages';

afterEach(() => vi.unstubAllGlobals());

test('takes away pages and their files, and nothing else', async () => {
  const remove = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  vi.stubGlobal('caches', { delete: remove });
  await forgetKeptPages();
  expect(remove.mock.calls.flat().toSorted()).toEqual(['files', 'pages']);
});

test('lets a browser be that keeps nothing, or refuses', async () => {
  await expect(forgetKeptPages()).resolves.toBeUndefined();
  vi.stubGlobal('caches', { delete: () => Promise.reject(new Error('blocked')) });
  await expect(forgetKeptPages()).resolves.toBeUndefined();
});
