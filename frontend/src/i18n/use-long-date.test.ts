import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { createElement, type ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allFormatted, startFormatting } from './format';
import { HydratedContext } from './use-hydrated';
import { useLongDate, useLongDay } from './use-long-date';

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

describe('the date of an instant', () => {
  const evening = '2025-08-01T22:30:00Z';

  const onServer = ({ children }: { children: ReactNode }) =>
    createElement(HydratedContext, { value: false }, children);

  beforeEach(() => i18next.changeLanguage('en'));

  afterEach(() => {
    vi.restoreAllMocks();
    startFormatting();
  });

  /** As where it is past midnight already. */
  const aDayAhead = () => vi.spyOn(Date.prototype, 'getDate').mockReturnValue(2);

  it("is the reader's day", () => {
    aDayAhead();
    const { result } = renderHook(() => useLongDate());
    expect(result.current(evening)).toBe('August 2, 2025');
  });

  it("is UTC's in what the server writes", () => {
    aDayAhead();
    const { result } = renderHook(() => useLongDate(), { wrapper: onServer });
    expect(result.current(evening)).toBe('August 1, 2025');
  });

  it("is not written anew where the reader's day is the one that the server wrote", () => {
    startFormatting();
    renderHook(() => useLongDate(), { wrapper: onServer }).result.current(evening);
    startFormatting(allFormatted());
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const { result } = renderHook(() => useLongDate());
    expect(result.current(evening)).toBe('August 1, 2025');
    expect(made).not.toHaveBeenCalled();
  });
});
