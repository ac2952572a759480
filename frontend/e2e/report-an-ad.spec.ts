import { expect } from '@playwright/test';
import { newTitle, submitAd } from './support/advertising';
import { test } from './support/journey';
import { reject } from './support/moderation';
import { checkAccessibility, checkDialog, settle } from './support/page-checks';
import { openAdmin, somebody } from './support/people';
import { openAsSomebody } from './support/voting';

const WRONG = 'It promises that nobody falls ill.';

test('an ad that a visitor reports is let stand, and rejected when another reports it', async ({
  page,
  browser,
  request,
}) => {
  const title = newTitle('Water that heals');
  const adId = await submitAd(page, title);
  await page.goto(`/ads/${adId}`);
  await expect(page.getByRole('complementary', { name: 'Your ad' })).toBeVisible();
  await expect(page.getByText('Report this ad')).toHaveCount(0);

  const person = somebody();
  await request.post('/api/auth/register', { data: { ...person, role: 'user' } });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/ads/${adId}`);
  await visitor.getByRole('article').getByRole('link', { name: 'Report this ad' }).click();
  await visitor.getByLabel('Username').fill(person.username);
  await visitor.getByLabel('Password', { exact: true }).fill(person.password);
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(visitor).toHaveURL(`/ads/${adId}`);
  await settle(visitor);
  await visitor.getByRole('article').getByRole('button', { name: 'Report this ad' }).click();
  await visitor.getByLabel(/What is wrong/).fill(WRONG);
  await checkAccessibility(visitor);
  await visitor.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(visitor.getByText('Reported, thank you')).toBeVisible();

  const admin = await openAdmin(browser);
  await admin
    .getByRole('search', { name: 'Filter the ads' })
    .getByText(/^Reported/)
    .click();
  await admin.getByRole('button', { name: `1 report of “${title}”` }).click();
  const reports = admin.getByRole('dialog', { name: `Reports of “${title}”` });
  await expect(reports.getByText(WRONG)).toBeVisible();
  await checkDialog(admin);
  await reports.getByRole('button', { name: 'Let it stand' }).click();
  await expect(admin.getByText('Ad left standing')).toBeVisible();
  await expect(admin.getByText(title, { exact: true })).toHaveCount(0);

  const other = await openAsSomebody(browser, `/ads/${adId}`);
  await other.getByRole('article').getByRole('button', { name: 'Report this ad' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(other.getByText('Reported, thank you')).toBeVisible();

  await admin.goto('/admin?status=reported');
  await reject(admin, title, 'No water does that.');
  await expect(admin.getByText(title, { exact: true })).toHaveCount(0);
  await expect(page.getByText('No water does that.').first()).toBeVisible();
});
