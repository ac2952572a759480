import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { settle } from './support/page-checks';
import { openRendered } from './support/rendered-answers';

test('a new page is named to screen readers, and the keyboard goes on from its beginning', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tokenomics' }).click();
  await expect(page.getByRole('main', { name: 'Tokenomics · Future Change-Makers' })).toBeFocused();
});

test('a linked answer keeps the focus that it has taken', async ({ page }) => {
  await page.goto('/support?tab=topics');
  const question = 'Which sizes and lengths may an ad have?';
  await page.getByRole('link', { name: question }).click();
  await expect(page.locator('summary', { hasText: question })).toBeFocused();
});

test('what is typed into a search stays there while the address follows', async ({ page }) => {
  await page.goto('/ads');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('solar');
  await expect(page).toHaveURL(/solar/);
  await expect(search).toBeFocused();
});

/** Opens a page of which nothing runs until what it gives is called. */
async function openUnanswering(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openRendered(page, address, { waitUntil: 'domcontentloaded' });
  return release;
}

test('what is done before the page answers is done again as soon as it does', async ({ page }) => {
  const release = await openUnanswering(page, '/ads');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.getByRole('searchbox').fill('solar');
  await page.getByRole('search').getByText('Education').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
  await expect(page).toHaveURL(/(?=.*solar)(?=.*education)/i);
  await expect(page.getByRole('searchbox')).toHaveValue('solar');
});

test('a film that was asked for before its page answers is played', async ({ page }) => {
  const release = await openUnanswering(page, '/streaming');
  await page.getByRole('button', { name: /^Play/ }).first().click();
  release();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\//);
});

test('whoever has begun to read is not taken back to the top as the page begins to answer', async ({
  page,
}) => {
  const release = await openUnanswering(page, '/terms');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  release();
  await settle(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
