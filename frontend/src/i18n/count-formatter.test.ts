import i18next from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '.';

beforeEach(() => loadNamespaces('ads', 'admin', 'participants'));
afterEach(() => i18next.changeLanguage('en'));

test.each([
  ['en', '1,200'],
  ['de', '1.200'],
  ['hi', '1,200'],
])('writes counts within a text in %s as that language does', async (language, written) => {
  await i18next.changeLanguage(language);
  expect(i18next.t('ads:list.count', { count: 1200 })).toContain(written);
  expect(i18next.t('admin:votes.bursts.counted', { counted: 1200, all: 1200 })).toContain(written);
});

test('leaves numbers alone that count nothing', () => {
  expect(i18next.t('participants:page.number', { number: 1200, season: 2025 })).toBe(
    'No. 1200 of Season 2025',
  );
});
