import { expect, type Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { test } from './support/journey';
import { checkDialog, checkLanguage, settle, watchConsole } from './support/page-checks';
import { chooseOnDevice, preferTheme } from './support/preferences';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('textbox');
const found = (page: Page) => dialog(page).locator('[data-found]');

/** As the late parts of a page listen for it, it is pressed until they do: once more would be typed. */
async function openByKey(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('keydown', ({ defaultPrevented }) => {
      document.body.dataset['taken'] = String(defaultPrevented);
    }),
  );
  await expect(async () => {
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.body.dataset['taken'])).toBe('true');
  }).toPass();
  await expect(field(page)).toBeVisible();
}

test('a participant is found by the keyboard alone, and so is an answer', async ({ page }) => {
  const faults = watchConsole(page);
  await page.goto('/about');
  await settle(page);
  await openByKey(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('ines');
  await expect(found(page).first().locator('mark').first()).toHaveText('Inês');
  await page.keyboard.press('ArrowDown');
  await expect(found(page).first()).toBeFocused();
  const name = await found(page).first().locator('bdi').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await openByKey(page);
  await page.keyboard.type('metamask install');
  await expect(dialog(page).getByRole('region', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq#/);
  expect(faults).toEqual([]);
});

test('Escape closes the search alone, and the focus goes back', async ({ page }) => {
  await page.goto('/about');
  await settle(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await opener.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

for (const { code, name } of languages)
  test(`on a phone the search speaks ${name}, fits, and says what it does not find`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await chooseOnDevice(page, code);
    await preferTheme(page, code === 'ar' || code === 'hi' ? 'dark' : 'light');
    await page.goto('/about');
    await settle(page);
    await page.locator('header [data-search]').click();
    await expect(field(page)).toBeVisible();
    await checkLanguage(page, code);
    await checkDialog(page);
    await field(page).fill('solar');
    await expect(found(page).locator('mark').first()).toBeVisible();
    await checkDialog(page);
    await field(page).fill('qqqqzzzz');
    await expect(dialog(page).getByRole('status')).toContainText('qqqqzzzz');
    await checkLanguage(page, code);
    await checkDialog(page);
  });

test('a failing search says so, finds help all the same, and tries again', async ({ page }) => {
  await page.goto('/about');
  await settle(page);
  await page.route('**/api/search*', (route) => route.fulfill({ status: 503, json: { message: 'No' } }));
  await openByKey(page);
  await page.keyboard.type('wallet');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: 'Help' })).toBeVisible();
  await checkDialog(page);
  await page.unroute('**/api/search*');
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});
