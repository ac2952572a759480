import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { settle, watchConsole } from './support/page-checks';

const select = (page: Page) => page.locator('header select').first();
const shown = (page: Page) => page.locator('html');

test('a choice wins over the language that the address names, also when the page is loaded anew', async ({
  page,
}) => {
  const faults = watchConsole(page);
  await page.goto('/faq?lang=fr');
  await settle(page);
  await expect(shown(page)).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(/\/faq\?lang=fr$/);
  await select(page).selectOption('de', { force: true });
  await expect(shown(page)).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/faq$/);
  await page.reload();
  await settle(page);
  await expect(shown(page)).toHaveAttribute('lang', 'de');
  await expect(select(page)).toHaveValue('de');
  const links = page.locator('link[rel="alternate"][hreflang="fr"]');
  await expect(links).toHaveAttribute('href', /\/faq\?lang=fr$/);
  expect(faults).toEqual([]);
});

test('the last of quick choices wins, though its texts come first, and the keyboard goes on from each', async ({
  page,
}) => {
  await page.goto('/faq');
  await settle(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/texts-[^/]+\/es\//, async (route) => {
    await held;
    await route.continue();
  });
  await select(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(select(page)).toHaveValue('es');
  await page.keyboard.press('ArrowDown');
  await expect(select(page)).toHaveValue('fr');
  await expect(shown(page)).toHaveAttribute('lang', 'fr');
  const late = page.waitForResponse(/\/texts-[^/]+\/es\//);
  release();
  await late;
  await settle(page);
  await expect(shown(page)).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(shown(page)).toHaveAttribute('lang', 'fr');
});

// Of two imports of one file a browser may settle either first, so one round would pass half the time.
test('the last of quick choices wins, though what carries them out is still on its way', async ({ page }) => {
  await page.goto('/faq');
  for (const [first, second] of [
    ['es', 'fr'],
    ['de', 'zh'],
    ['ja', 'ar'],
    ['ru', 'hi'],
  ]) {
    await settle(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/choose-language-/, async (route) => {
      await held;
      await route.continue();
    });
    await select(page).selectOption(first!, { force: true });
    await select(page).selectOption(second!, { force: true });
    release();
    await expect(shown(page)).toHaveAttribute('lang', second!);
    await page.unroute(/\/choose-language-/);
    await page.reload();
  }
});

test('a lost file leaves the former language, says so, and the chosen one comes once the connection is back', async ({
  page,
}) => {
  await page.goto('/faq');
  await settle(page);
  await page.route(/\/texts-[^/]+\/de\/faq\.json/, (route) => route.abort());
  await select(page).selectOption('de', { force: true });
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await expect(shown(page)).toHaveAttribute('lang', 'en');
  await expect(select(page)).toHaveValue('en');
  await page.unroute(/\/texts-[^/]+\/de\/faq\.json/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(shown(page)).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
});
