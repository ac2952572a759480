import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages';
import { siteUrl } from './site';

/** Lets a page open with a theme, as if it had been chosen on an earlier visit. */
export const preferTheme = (page: Page, theme: 'light' | 'dark'): Promise<unknown> =>
  page.addInitScript((choice) => {
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', choice);
  }, theme);

/** Keeps a language for this browser alone, for the pages it opens from now on. */
export const chooseOnDevice = (page: Page, language: Language): Promise<void> =>
  page.context().addCookies([{ name: 'language', value: language, url: siteUrl }]);

// Phones hide the header's tools and show the same in the drawer, which would have to be opened and closed each time.

export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('header select').first().selectOption(language, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
