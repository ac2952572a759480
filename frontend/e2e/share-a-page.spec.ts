import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility } from './support/page-checks';
import { participantId } from './support/season';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Presses a button to share, and tells what is then in the clipboard. */
async function copied(page: Page, what: string | RegExp): Promise<string> {
  await page.getByRole('button', { name: what }).first().click();
  await expect(page.getByText('The link is copied.').first()).toBeVisible();
  return clipboard(page);
}

/** What previews of a link show: the picture's address, which is a picture. */
async function previewOf(page: Page, link: string): Promise<string> {
  const html = await (await page.request.get(link)).text();
  const picture = /property="og:image" content="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  const answer = await page.request.get(picture);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThanOrEqual(300_000);
  return new URL(picture).pathname;
}

test('a participant and a report are shared by links whose previews show them', async ({ page, request }) => {
  const id = await participantId(request, 'Nadia');
  await page.goto(`/participants/${id}`);
  const link = await copied(page, /^Share: Nadia/);
  expect(new URL(link).pathname).toBe(`/participants/${id}`);
  await checkAccessibility(page);
  expect(await previewOf(page, link)).toMatch(/^\/share\/participant\//);

  const report = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await report.getByRole('button', { name: /^Share: / }).click();
  await expect(report.getByText('The link is copied.')).toBeVisible();
  const reportLink = await clipboard(page);
  expect(await previewOf(page, reportLink)).toMatch(/^\/share\/report\//);
  await page.goto(reportLink);
  await expect(report).toBeFocused();
});

test('a season, its awards and an ad are shared by links whose previews show them', async ({ page }) => {
  await page.goto('/seasons/1');
  expect(await previewOf(page, await copied(page, 'Share: Season 1'))).toMatch(/^\/share\/season\/1-/);
  await page.goto('/awards');
  expect(await previewOf(page, await copied(page, "Share: Viewers' Choice"))).toMatch(/^\/share\/award\//);
  await checkAccessibility(page);
  const [ad] = (await (await page.request.get('/api/ads?status=approved')).json()) as { id: number }[];
  await page.goto(`/ads/${ad!.id}`);
  expect(await previewOf(page, await copied(page, /^Share: /))).toMatch(/^\/share\/ad\//);
});

test('a device that can share is left to do it', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await page.goto('/seasons/1');
  await page.getByRole('button', { name: 'Share: Season 1' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(shared).toEqual([{ url: `${new URL(page.url()).origin}/seasons/1`, title: 'Season 1' }]);
});
