import { expect } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility } from './support/page-checks';
import { monthToReport, openAsDemo, participantId } from './support/season';
import { openAsSomebody } from './support/voting';

test('a follower hears of a new report at once, and the bell leads to it', async ({ browser, request }) => {
  const id = await participantId(request, 'Ravi');
  const follower = await openAsSomebody(browser, `/participants/${id}`);
  await follower.getByRole('button', { name: 'Follow Ravi Menon' }).click();
  await expect(follower.getByRole('button', { name: /^Following Ravi Menon/ })).toBeVisible();
  await expect(follower.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const ravi = await openAsDemo(browser, 'ravi', '/dashboard?tab=challenge');
  const month = await monthToReport(ravi.request);
  const title = `Mangoes, month ${month}`;
  await ravi
    .getByRole('button', { name: new RegExp(`report on month ${month}$|draft for month ${month}$`) })
    .click();
  await ravi.getByLabel('Title').fill('No');
  await ravi.getByLabel('What happened this month').fill('Three farms dried what two could not sell fresh.');
  await ravi.getByLabel('Milestone reached').fill('First tonne dried');
  await ravi.getByLabel('Link to your film').fill('ftp://films.example/mangoes');
  await ravi.getByRole('button', { name: 'Publish the report' }).click();
  await expect(ravi.getByText('Title must be at least 5 characters')).toBeVisible();
  await checkAccessibility(ravi);

  await ravi.reload();
  await expect(ravi.getByLabel('What happened this month')).toHaveValue(/Three farms/);
  await ravi.getByLabel('Title').fill(title);
  await ravi.getByLabel('Link to your film').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await ravi.getByRole('button', { name: 'Publish the report' }).click();
  await expect(ravi.getByText('Report saved')).toBeVisible();

  await expect(follower.getByText('First tonne dried').first()).toBeVisible();
  await follower.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = follower.getByRole('dialog', { name: 'Notifications' });
  await checkAccessibility(follower);
  await panel.getByRole('link', { name: new RegExp(title) }).click();
  await expect(follower).toHaveURL(new RegExp(`/participants/${id}#report-`));
  await expect(follower.getByRole('heading', { name: title })).toBeVisible();
});

test('a participant edits a report, and the earlier version is kept', async ({ browser }) => {
  const page = await openAsDemo(browser, 'kwame', '/dashboard?tab=challenge');
  await page.getByRole('button', { name: 'Edit the report on month 2' }).click();
  const title = `Looked at again at ${Date.now()}`;
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Report saved')).toBeVisible();
  await page.getByRole('button', { name: 'Earlier versions of the report on month 2' }).click();
  await expect(page.getByText(/Version 1, written/)).toBeVisible();
});

test('nothing is fetched from a film’s host before it is asked to play', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(new URL(request.url()).origin);
  });
  await page.goto('/streaming');
  const play = page.getByRole('button', { name: /^Play/ }).first();
  await expect(play).toBeVisible();
  expect(elsewhere).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\//);
});
