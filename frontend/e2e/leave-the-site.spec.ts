import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility } from './support/page-checks';
import { register, somebody } from './support/people';

test('an account takes its data along and leaves for good', async ({ page }) => {
  const person = somebody();
  await page.goto('/register');
  await register(page, person);
  await page.goto('/dashboard?tab=security');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(file).toMatchObject({ account: { username: person.username }, ads: [], votes: [] });
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeEnabled();

  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox').fill(person.username);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password').fill(person.password);
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await checkAccessibility(page);
  await page.goto('/register?tab=login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
});
