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
