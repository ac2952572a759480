import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility, checkDialog } from './support/page-checks';
import { openAdmin } from './support/people';
import { openAsDemo } from './support/season';

/** Lays somebody on the judge's desk. */
async function layOnDesk(judge: Page, name: string): Promise<Locator> {
  await judge
    .getByRole('navigation', { name: 'Participants' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await expect(judge.getByRole('heading', { level: 2, name })).toBeFocused();
  return judge.getByRole('region', { name: 'Your score' });
}

/** Gives each criterion the same number. */
async function giveEach(panel: Locator, number: number): Promise<void> {
  for (const criterion of ['Impact', 'Innovation', 'Progress', 'Communication'])
    await panel.getByRole('group', { name: criterion }).getByText(String(number), { exact: true }).click();
}

// One after the other: each score moves the standings that another one looks at.
test.describe.configure({ mode: 'default' });

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name: /Judges' Choice/ })
    .getByRole('row')
    .filter({ hasText: name });

test('a judge revises a score, the admin closes the award, and its winner stands', async ({
  browser,
  page,
}) => {
  const judge = await openAsDemo(browser, 'judith', '/judging');
  await page.goto('/awards');
  await checkAccessibility(page);
  const earlier = await rowOf(page, 'Ravi Menon').innerText();

  const panel = await layOnDesk(judge, 'Ravi Menon');
  await giveEach(panel, 10);
  await panel.getByRole('button', { name: 'Save the score' }).click();
  await expect(panel.getByText('Scored 10', { exact: false })).toBeVisible();
  await checkAccessibility(judge);
  await expect.poll(() => rowOf(page, 'Ravi Menon').innerText()).not.toBe(earlier);
  const standing = await rowOf(page, 'Ravi Menon').innerText();

  const admin = await openAdmin(browser);
  await admin.goto('/admin?tab=awards');
  const award = admin.getByRole('region', { name: /Judges' Choice/ });
  await award.getByRole('button', { name: 'Close the award' }).click();
  await checkDialog(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Close it now' }).click();
  await expect(award.getByText('Closed', { exact: true })).toBeVisible();

  await expect(page.getByText(/^The winners?/)).toBeVisible();
  await expect(judge.getByText('Your scores can be read and no longer changed.')).toBeVisible();
  expect(await rowOf(page, 'Ravi Menon').innerText()).toBe(standing);

  await award.getByRole('button', { name: 'Reopen the award' }).click();
  await checkDialog(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Reopen it now' }).click();
  await expect(page.getByText(/^The winners?/)).toHaveCount(0);
  await admin.goto('/admin?tab=audit');
  await expect(admin.getByRole('row').filter({ hasText: "Judges' Choice" }).first()).toBeVisible();
});

test('a judge scores two participants, with a draft kept over a reload', async ({ browser }) => {
  const judge = await openAsDemo(browser, 'tomas', '/judging');
  const people = judge.getByRole('navigation', { name: 'Participants' }).getByRole('link');
  const [one, other] = await Promise.all([0, 1].map((index) => people.nth(index).locator('bdi').innerText()));

  const panel = await layOnDesk(judge, one!);
  await expect(judge.getByRole('region', { name: 'Films and reports' })).toBeVisible();
  await giveEach(panel, 6);
  await panel.getByLabel('Your reasons').fill('Go on measuring.');
  await panel.getByRole('checkbox', { name: /may read this note/ }).check();
  await expect(panel.getByText(/Draft saved/)).toBeVisible();
  await checkAccessibility(judge);
  await judge.reload();
  await expect(panel.getByLabel('Your reasons')).toHaveValue('Go on measuring.');
  await expect(panel.getByText('Not saved yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Save the score' }).click();
  await expect(panel.getByText('Scored 6', { exact: false })).toBeVisible();
  await expect(panel.getByText(/Draft saved/)).toHaveCount(0);

  await layOnDesk(judge, other!);
  await giveEach(panel, 8);
  await panel.getByRole('button', { name: 'Save the score' }).click();
  await expect(panel.getByText('Scored 8', { exact: false })).toBeVisible();
  await judge.reload();
  await expect(panel.getByText('Scored 8', { exact: false })).toBeVisible();
});

test('whoever is no judge is told whom the page is for', async ({ browser }) => {
  const page = await openAsDemo(browser, 'amara', '/judging');
  await expect(page.getByText(/for the judges whom the organisers appointed/)).toBeVisible();
});
