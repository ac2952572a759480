import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage, tabStorage } from './browser-storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** As browsers do that keep nothing for a site: they throw where the storage is merely named. */
function blockStorage(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
}

test('keeps what is written until it is removed', () => {
  expect(browserStorage.write('theme', 'dark')).toBe(true);
  expect(browserStorage.read('theme')).toBe('dark');
  expect(browserStorage.keys()).toEqual(['theme']);
  browserStorage.remove('theme');
  expect(browserStorage.read('theme')).toBeNull();
});

test.each([
  ['the browser’s', browserStorage],
  ['the tab’s', tabStorage],
])('where %s storage is blocked, nothing is kept and nothing fails', (_, storage) => {
  blockStorage();
  expect(storage.write('theme', 'dark')).toBe(false);
  expect(storage.read('theme')).toBeNull();
  expect(storage.keys()).toEqual([]);
  expect(() => storage.remove('theme')).not.toThrow();
});

test('says that a full storage keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(browserStorage.write('theme', 'dark')).toBe(false);
});
