import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './support/journey';
import { admin, somebody } from './support/people';
import { checkAccessibility, checkFrame, settle } from './support/page-checks';
import { monthToReport, participantId } from './support/season';

const PARTICIPANT = 'sofie';

/** From the form to sign in to the first page of one's own, in a browser of one's own. */
async function comeHome(browser: Browser, username: string, password = 'change-makers'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/register?tab=login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  // Whoever takes part is led to the participants first.
  if (username === PARTICIPANT) await expect(page).toHaveURL('/participants');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Dashboard' })).toBeVisible();
  return page;
}

/** What can be done now, and that everybody can do it: on a desk and on a phone. */
async function checkHome(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    await checkFrame(page);
    await checkAccessibility(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a participant opens the report that is due', async ({ browser }) => {
  const page = await comeHome(browser, PARTICIPANT);
  const month = await monthToReport(page.request);
  await expect(
    page.getByRole('heading', { name: new RegExp(`^Your report on month ${month} is`) }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /^From [\d,]+ to [\d,]+$/ })).toHaveCount(2);
  await checkHome(page);
  await page.getByRole('link', { name: `Write the report on month ${month}` }).click();
  await expect(page.getByRole('heading', { name: `Report on month ${month}` })).toBeVisible();
  await expect(page.getByLabel('What happened this month')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How you are found' })).toHaveCount(0);
});

test('a viewer votes from the home for whom a vote is left, and finds the vote there with the way to its receipt', async ({
  browser,
  request,
}) => {
  const { email, password } = somebody();
  const joined = await request.post('/api/viewers', {
    data: { name: 'Ada Lovelace', email, password, interests: [] },
  });
  expect(joined.ok()).toBe(true);
  const id = await participantId(request, 'Sofie');
  expect((await request.put(`/api/participants/${id}/follow`)).ok()).toBe(true);

  const page = await comeHome(browser, email, password);
  const left = page.getByRole('region', { name: /votes? left in/ });
  await expect(left.getByText(/^They count until .+: \d+ days? left\.$/)).toBeVisible();
  // Whoever follows somebody is asked for those alone.
  const row = left.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await checkHome(page);
  await row.getByRole('button', { name: /^Vote for Sofie/ }).click();
  await page
    .getByRole('dialog', { name: /^Vote for Sofie/ })
    .getByRole('button', { name: 'Give my vote' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Your vote is in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.filter({ hasText: /Sofie.*Voted in/s })).toBeVisible();

  const own = page.getByRole('region', { name: 'Your votes' });
  await expect(own.getByRole('link', { name: /^Sofie/ })).toBeVisible();
  await expect(own.getByText('The receipt comes once the month is sealed')).toBeVisible();
  await own.getByRole('link', { name: 'All receipts' }).click();
  await expect(page).toHaveURL('/transparency#votes');
  await expect(page.getByText('Your votes are not fixed yet.')).toBeVisible();
});

test('an advertiser sees what waits, what runs, the figures and the money', async ({ browser }) => {
  const page = await comeHome(browser, 'amara');
  await expect(page.getByRole('heading', { name: /waits for you$/ })).toBeVisible();
  const figures = page.getByRole('region', { name: 'What your ads had' });
  for (const figure of ['Viewable', 'Clicks', 'Served'])
    await expect(figures.getByText(figure, { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Your money' })
      .getByText(/^[\d.,]+ BNB$/)
      .first(),
  ).toBeVisible();
  await checkHome(page);
  const running = page.getByRole('region', { name: 'Running now' }).getByRole('link').first();
  const title = await running.innerText();
  await running.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a judge goes on with the next participant without a score', async ({ browser }) => {
  const page = await comeHome(browser, 'judith');
  const desk = page.getByRole('region', { name: 'Your desk' });
  await expect(desk.getByText(/\d+ of \d+ participants scored/)).toBeVisible();
  await checkHome(page);
  await desk.getByRole('link', { name: /^Score |^Open your desk$/ }).click();
  await expect(page).toHaveURL(/\/judging/);
  await expect(page.getByRole('region', { name: 'Your score' })).toBeVisible();
});

test('an administrator opens the ad that waits longest', async ({ browser }) => {
  const page = await comeHome(browser, admin.username, admin.password);
  await expect(page.getByRole('heading', { name: 'This waits for a decision' })).toBeVisible();
  await checkHome(page);
  await expect(page.getByRole('heading', { name: 'Ads that wait longest' })).toBeVisible();
  const waits = page.getByRole('region', { name: 'This waits for a decision' });
  const oldest = waits.getByRole('listitem').filter({ has: page.getByRole('time') });
  const link = oldest.getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/admin\?tab=ads/);
  await expect(page.getByRole('combobox', { name: `Change the status of “${title}”` })).toBeVisible();
});
