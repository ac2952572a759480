import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages';

/** Lets a page open with a choice, as if it had been made on an earlier visit. */
const prefer = (page: Page, name: string, choice: string): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [name, choice] as const,
  );

export const preferLanguage = (page: Page, language: Language) => prefer(page, 'language', language);
export const preferTheme = (page: Page, theme: 'light' | 'dark') => prefer(page, 'theme', theme);

/** Keeps a language for this browser alone, for the pages it opens from now on. */
export const chooseOnDevice = (page: Page, language: Language): Promise<void> =>
  page.evaluate((code) => localStorage.setItem('language', code), language);

// Phones hide the header's tools and show the same in the drawer, which would have to be opened and closed each time.

export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('header select').first().selectOption(language, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
