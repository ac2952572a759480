import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { settle } from './support/page-checks';
import { admin } from './support/people';
import { seeToast } from './support/toasts';

/** Waits until what draws toasts has come, with all that it needs in turn. */
async function haveToasts(page: Page): Promise<void> {
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const isDrawing = (file: string) => /\/notification-[^/]+\.js$/.test(file);
  await expect.poll(async () => (await files()).some(isDrawing)).toBe(true);
  await page.evaluate(`import(${JSON.stringify((await files()).find(isDrawing))}).then(() => true)`);
}

test('a form says in a toast that it could not be sent', async ({ page, context }) => {
  await page.goto('/register?tab=login');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await haveToasts(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await seeToast(page, 'Login Failed', /^The server does not answer/);
});

test('where toasts were never needed, the browser says it', async ({ page, context }) => {
  await page.goto('/whitepaper');
  await settle(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const said = page.waitForEvent('dialog');
  const download = page.getByRole('button', { name: 'Download: Complete whitepaper' }).click();
  const dialog = await said;
  expect(dialog.message()).toMatch(/^Download Failed\n\nThe document could not be loaded\./);
  await dialog.accept();
  await download;
});

test('a page that cannot be fetched leaves header and footer in place', async ({ page, context }) => {
  await page.goto('/');
  // Before the page is taken over, a link is the browser's own.
  await settle(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'View All Ads' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Current Advertisements' })).toBeVisible();
});
