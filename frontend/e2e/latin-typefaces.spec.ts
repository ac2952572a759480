import { expect, test, type Page } from '@playwright/test';
import { settle } from './support/page-checks';

const LATIN = /(fraunces|source-sans)-latin-/;

/** The families whose Latin letters a page has in the site's own face. */
const shownFamilies = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded');
    return faces.map(({ family }) => family.replaceAll('"', ''));
  });

for (const [language, text, headlines] of [
  ['ar', 'naskh-arabic', 'Amiri'],
  ['hi', 'noto-sans-devanagari', 'Tiro Devanagari Hindi'],
] as const)
  test(`a page in ${language} fetches Latin typefaces once it stands, and the next one shows them`, async ({
    page,
  }) => {
    const forLetters: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') forLetters.push(request.url());
    });
    await page.goto(`/about?lang=${language}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('latin-faces'))).toBe('kept');
    expect(forLetters.some((url) => url.includes(text))).toBe(true);
    expect(forLetters.filter((url) => LATIN.test(url))).toEqual([]);

    await page.reload();
    await settle(page);
    expect(await shownFamilies(page)).toEqual(expect.arrayContaining(['Fraunces Variable', headlines]));
  });
