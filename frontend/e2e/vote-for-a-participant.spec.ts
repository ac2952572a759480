import { expect } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility, checkDialog, settle } from './support/page-checks';
import { openAdmin, somebody } from './support/people';
import { openAs, openAsSomebody, votesShown } from './support/voting';

test('a visitor joins on the way to a vote and gives it, and others see it without a reload', async ({
  page,
  browser,
}) => {
  const reader = await openAsSomebody(browser, '/participants/4');
  await settle(reader);
  const before = await votesShown(reader);
  await reader.getByRole('button', { name: /^Vote for/ }).click();
  await reader.getByLabel('A comment').fill('Half a thought');
  await checkAccessibility(reader);

  const { username, email, password } = somebody();
  const comment = `<script>alert('${username.slice(8)}')</script> for the mangoes`;
  await page.goto('/participants/4');
  await page.getByRole('link', { name: /^Vote for/ }).click();
  await page.getByLabel('Name').fill('Oliver Twist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register as Viewer' }).click();

  await expect(page).toHaveURL('/participants/4?vote=1');
  const dialog = page.getByRole('dialog', { name: /^Vote for/ });
  await dialog.getByLabel('A comment').fill(comment);
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Give my vote' }).click();
  await expect(page.getByRole('dialog', { name: 'Your vote is in' })).toBeVisible();
  await checkDialog(page);

  await expect(reader.getByText(comment)).toBeVisible();
  await expect.poll(() => votesShown(reader)).toBeGreaterThan(before);
  await expect(reader.getByLabel('A comment')).toHaveValue('Half a thought');
  await expect(reader.getByText(email)).toHaveCount(0);

  await page.getByRole('dialog').getByText('Close', { exact: true }).last().click();
  await expect(page).toHaveURL('/participants/4');
  await expect(page.getByText(/^Voted in/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Voted in/)).toBeVisible();
});

test('whoever is signed in votes with two clicks from the list', async ({ browser }) => {
  const page = await openAsSomebody(browser, '/participants');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .nth(4);
  await card.getByRole('button', { name: /^Vote for/ }).click();
  await page.getByRole('button', { name: 'Give my vote' }).click();
  await expect(page.getByRole('dialog', { name: 'Your vote is in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByText(/^Voted in/)).toBeVisible();
});

test('a comment that a reader reports is hidden by the admin, and its author reads why', async ({
  browser,
}) => {
  const person = somebody();
  const author = await openAs(browser, person, '/participants/5');
  const comment = `They live beside the mill, says ${person.username}`;
  await author.getByRole('button', { name: /^Vote for/ }).click();
  await author.getByLabel('A comment').fill(comment);
  await author.getByRole('button', { name: 'Give my vote' }).click();
  await expect(author.getByRole('dialog', { name: 'Your vote is in' })).toBeVisible();
  await author.keyboard.press('Escape');

  const reader = await openAsSomebody(browser, '/participants/5');
  await reader.getByRole('button', { name: `Report the comment by ${person.username}` }).click();
  await reader.getByLabel(/What is wrong/).fill('It says where somebody lives.');
  await checkDialog(reader);
  await reader.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(reader.getByText('Reported, thank you')).toBeVisible();

  const admin = await openAdmin(browser);
  await admin.goto('/admin?tab=votes');
  await expect(admin.getByText('It says where somebody lives.')).toBeVisible();
  await admin.getByRole('button', { name: `Hide the comment by ${person.username}` }).click();
  await admin.getByLabel('Reason, shown to the author').fill('It names a place.');
  await checkDialog(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(reader.getByText(comment)).toHaveCount(0);
  await expect(author.getByText('It names a place.')).toBeVisible();
});
