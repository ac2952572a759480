import { expect, type Page } from '@playwright/test';

/** Sees the one toast there is, with its title and text, and closes it, so that the next one is not taken for it. */
export async function seeToast(page: Page, title: string, text: string | RegExp): Promise<void> {
  const toast = page.locator('.ant-notification-notice');
  // It stays while the pointer is on it.
  await toast.last().hover();
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text)).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
}
