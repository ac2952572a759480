import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { useLongDay } from './use-long-date';

afterAll(() => i18next.changeLanguage('en'));

it.each([
  ['en', 'August 1, 2025', 'March 5, 2025'],
  ['fr', '1er août 2025', '5 mars 2025'],
  ['pt', '1º de agosto de 2025', '5 de março de 2025'],
  ['de', '1. August 2025', '5. März 2025'],
])('writes days as %s does', async (language, first, fifth) => {
  await i18next.changeLanguage(language);
  const { result } = renderHook(() => useLongDay());
  expect(result.current('2025-08-01')).toBe(first);
  expect(result.current('2025-03-05')).toBe(fifth);
});
