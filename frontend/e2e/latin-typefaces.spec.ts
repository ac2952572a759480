import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { settle } from './support/page-checks';
import { switchLanguage } from './support/preferences';

/** Once the browser has them, the address of that for headlines. */
async function keptTypeface(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('latin-faces'))).toBe('kept');
  return page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('fraunces-latin-'))!.name,
  );
}

/** How wide Latin letters stand in a headline of the page, in the reader's typeface, and in a file's. */
const widthsOf = (page: Page, file?: string) =>
  page.evaluate(async (source) => {
    const widthIn = (family: string) => {
      const word = Object.assign(document.createElement('span'), { textContent: 'Future Change-Makers' });
      word.style.cssText = `position: absolute; white-space: nowrap; font: 400 100px ${family}`;
      document.body.append(word);
      const { width } = word.getBoundingClientRect();
      word.remove();
      return Math.round(width);
    };
    const shown = widthIn('var(--latin-display, var(--stand-ins-large)), var(--stand-ins-large)');
    const readers = widthIn('var(--stand-ins-large)');
    if (!source) return { shown, readers };
    document.fonts.add(await new FontFace('Own', `url(${source})`, { weight: '100 900' }).load());
    return { shown, readers, own: widthIn('Own') };
  }, file);

/** A face that is loaded is not yet one that is shown. */
async function expectShown(page: Page, file: string): Promise<void> {
  const { shown, readers, own } = await widthsOf(page, file);
  expect(own).not.toBe(readers);
  expect(shown).toBe(own);
}

for (const [language, letters] of [
  ['ar', 'naskh-arabic'],
  ['hi', 'noto-sans-devanagari'],
] as const)
  test(`a page in ${language} fetches Latin typefaces once it stands, and the next one shows them`, async ({
    page,
  }) => {
    const typefaces: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && typefaces.push(request.url()));
    await page.goto(`/about?lang=${language}`);
    await settle(page);
    expect(typefaces.some((url) => url.includes(letters))).toBe(true);
    const { shown, readers } = await widthsOf(page);
    expect(shown).toBe(readers);
    const file = await keptTypeface(page);

    await page.reload();
    await settle(page);
    await expectShown(page, file);
  });

test('whoever comes to Arabic from another language goes on with the Latin typefaces', async ({ page }) => {
  await page.goto('/about');
  await settle(page);
  await switchLanguage(page, 'ar');
  const file = await keptTypeface(page);
  await page.reload();
  await settle(page);
  await expectShown(page, file);
});
