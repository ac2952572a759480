import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages';

/** Lets a page open in a language, as if it had been chosen on an earlier visit. */
export async function preferLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', code);
  }, language);
}

/** Keeps a language for this browser alone, for the pages it opens from now on. */
export const chooseOnDevice = (page: Page, language: Language): Promise<void> =>
  page.evaluate((code) => localStorage.setItem('language', code), language);

// Phones hide the header's tools and show the same in the drawer, which would have to be opened and closed each time.

export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('header select').first().selectOption(language, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Light becomes dark, dark becomes light. */
export async function switchTheme(page: Page): Promise<void> {
  const html = page.locator('html');
  const before = (await html.getAttribute('data-theme'))!;
  await page.locator('header button[title]').first().dispatchEvent('click');
  await expect(html).not.toHaveAttribute('data-theme', before);
}
