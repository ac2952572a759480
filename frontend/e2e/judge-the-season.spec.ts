import { expect, test, type Page } from '@playwright/test';
import { checkAccessibility } from './support/page-checks';
import { openAdmin } from './support/people';
import { openAsDemo } from './support/season';

const openCard = async (page: Page, name: string) => {
  const card = page.locator('details').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) });
  await card.locator('summary').click();
  return card;
};

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

  const card = await openCard(judge, 'Ravi Menon');
  for (const criterion of ['Impact', 'Innovation', 'Progress', 'Communication'])
    await card.getByRole('group', { name: criterion }).getByText('10', { exact: true }).click();
  await card.getByRole('button', { name: 'Save the score' }).click();
  await expect(card.getByText('Scored 10', { exact: false })).toBeVisible();
  await checkAccessibility(judge);
  await expect.poll(() => rowOf(page, 'Ravi Menon').innerText()).not.toBe(earlier);
  const standing = await rowOf(page, 'Ravi Menon').innerText();

  const admin = await openAdmin(browser);
  await admin.goto('/admin?tab=awards');
  const award = admin.getByRole('region', { name: /Judges' Choice/ });
  await award.getByRole('button', { name: 'Close the award' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Close it now' }).click();
  await expect(award.getByText('Closed', { exact: true })).toBeVisible();

  await expect(page.getByText(/^The winners?/)).toBeVisible();
  await expect(judge.getByText('Your scores can be read and no longer changed.')).toBeVisible();
  expect(await rowOf(page, 'Ravi Menon').innerText()).toBe(standing);

  await award.getByRole('button', { name: 'Reopen the award' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Reopen it now' }).click();
  await expect(page.getByText(/^The winners?/)).toHaveCount(0);
  await admin.goto('/admin?tab=audit');
  await expect(admin.getByRole('row').filter({ hasText: "Judges' Choice" }).first()).toBeVisible();
});

test('whoever is no judge is told whom the page is for', async ({ browser }) => {
  const page = await openAsDemo(browser, 'amara', '/judging');
  await expect(page.getByText(/for the judges whom the organisers appointed/)).toBeVisible();
});
