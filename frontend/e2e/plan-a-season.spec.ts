import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility } from './support/page-checks';
import { openAdmin } from './support/people';

/** After the end of any first season of a journey's site; nobody may apply before, so that other journeys stay in that season. */
const dates = {
  'Applications open (UTC)': '2039-01-01T00:00',
  'Starts (UTC)': '2039-03-02T00:00',
  'Ends (UTC)': '2040-03-02T00:00',
  'Award ceremony (UTC)': '2038-01-01T00:00',
};

const seasonOf = (admin: Page, number: number) => admin.getByRole('region', { name: `Season ${number}` });

test('the admin plans season 2, and sees what stands in the way of closing season 1', async ({ browser }) => {
  const admin = await openAdmin(browser);
  await admin.goto('/admin?tab=seasons');
  await expect(seasonOf(admin, 1)).toBeVisible();
  await checkAccessibility(admin);

  await admin.getByRole('button', { name: 'Plan season 2' }).click();
  const plan = admin.getByRole('dialog', { name: 'Plan season 2' });
  await expect(plan.getByText(/point of no return/)).toBeVisible();
  for (const [label, date] of Object.entries(dates)) await plan.getByLabel(label).fill(date);
  await admin.keyboard.press('Escape');
  await expect(admin.getByText('What you typed has not been saved and will be lost.')).toBeVisible();
  await checkAccessibility(admin);
  await admin.keyboard.press('Escape');
  await expect(admin.getByText('What you typed has not been saved and will be lost.')).toBeHidden();
  await plan.getByRole('button', { name: 'Plan it' }).click();
  await expect(plan.getByText('The ceremony must come after the start and the review')).toBeVisible();
  await checkAccessibility(admin);
  await plan.getByLabel('Award ceremony (UTC)').fill('2040-04-01T00:00');
  await plan.getByRole('button', { name: 'Plan it' }).click();
  await expect(seasonOf(admin, 2).getByText('Planned', { exact: true })).toBeVisible();
  await expect(admin.getByText('Season 3 can be planned once season 2 has begun.')).toBeFocused();

  await admin.getByRole('button', { name: 'Close season 1' }).click();
  const close = admin.getByRole('dialog', { name: 'Close season 1?' });
  await expect(close.getByText('This stands in the way of closing it:')).toBeVisible();
  await expect(close.getByRole('button', { name: 'Close it now' })).toBeDisabled();
  await checkAccessibility(admin);
  await close.getByRole('link', { name: 'To the awards' }).click();
  await expect(admin.getByRole('tab', { name: 'Awards' })).toHaveAttribute('aria-selected', 'true');
  await expect(admin.getByRole('radio', { name: 'Season 1' })).toBeChecked();

  await admin.goto('/admin?tab=audit');
  const entry = admin.getByRole('row').filter({ hasText: 'Season planned' }).first();
  await expect(entry).toContainText('Season 2');
});
