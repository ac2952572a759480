import { expect, type Page } from '@playwright/test';
import { checkDialog } from './page-checks';

/** Chooses it in the ad's row; what has to be asked before is asked then. */
export async function decide(page: Page, title: string, decision: 'Approve' | 'Reject'): Promise<void> {
  await page.getByPlaceholder('Search by title, text, advertiser or #ID').fill(title);
  // The server searches: until it has answered, other rows may stand there, and move.
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: `Change the status of “${title}”` }).click();
  await page.getByRole('option', { name: decision }).or(page.getByTitle(decision)).first().click();
}

export async function approve(page: Page, title: string): Promise<void> {
  await decide(page, title, 'Approve');
  await expect(page.getByText('Ad approved')).toBeVisible();
}

export async function reject(page: Page, title: string, reason: string): Promise<void> {
  await decide(page, title, 'Reject');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Ad rejected')).toBeVisible();
}
