import { expect, test } from '@playwright/test';

test('a new page is named to screen readers, and the keyboard goes on from its beginning', async ({
  page,
}) => {
  await page.goto('/');
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

test('what is pressed before the page answers is done as soon as it does', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
});
