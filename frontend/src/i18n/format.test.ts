import { afterEach, expect, test, vi } from 'vitest';
import { allFormatted, startFormatting, formatDate, formatNumber } from './format';

afterEach(() => startFormatting());

test('writes numbers and dates as the language does', () => {
  expect(formatNumber('de-DE', 1234.5)).toBe('1.234,5');
  expect(formatNumber('en-US', '12345678901234567.1234', { maximumFractionDigits: 4 })).toBe(
    '12,345,678,901,234,567.1234',
  );
  expect(formatDate('fr-FR', new Date('2026-05-01'), { dateStyle: 'long', timeZone: 'UTC' })).toBe(
    '1 mai 2026',
  );
});

test('tells the same number in two ways apart', () => {
  expect(formatNumber('en-US', 25, { maximumFractionDigits: 4 })).toBe('25');
  expect(formatNumber('en-US', 25, { minimumFractionDigits: 4 })).toBe('25.0000');
});

test('takes over what the server wrote', () => {
  formatNumber('en-US', 1200);
  const sent = Object.fromEntries(Object.keys(allFormatted()).map((key) => [key, 'as sent']));
  startFormatting(sent);
  expect(formatNumber('en-US', 1200)).toBe('as sent');
  expect(formatNumber('en-US', 1201)).toBe('1,201');
});

test('makes a format once for page after page', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  for (const value of [1, 2, 3]) {
    startFormatting();
    formatNumber('pt-BR', value, { maximumFractionDigits: 7 });
  }
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
