import { type Browser, expect, type Page } from '@playwright/test';
import { connect, newTitle, payNow, seeConfirmed, submitAd } from './support/advertising';
import { test } from './support/journey';
import { approve } from './support/moderation';
import { settle } from './support/page-checks';
import { openAdmin } from './support/people';
import { fundedWallet } from './support/wallets';

/** Of all ads that fit, the one that was shown least comes next: a new one within as many openings as there are. */
const MOST_OPENINGS = 400;

/** Whoever moves nobody's turn looks so often while others open the page once, who may be given the ad just as well. */
const LOOKS = 3;

/** What the page promises of figures. */
const WITHIN_TEN_SECONDS = { timeout: 10_000 };

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Advertisement' })).toBeAttached();
}

/**
 * Opens the home page until the ad stands in its place, out of sight as yet.
 * @param others who open it in between, where the one who looks moves nobody's turn
 */
async function findInPlace(page: Page, title: string, others?: Page) {
  const placed = page.locator('[data-place="home-banner"]').getByRole('link', { name: title });
  for (let opening = 0; opening < MOST_OPENINGS; opening += 1) {
    await openHome(page);
    if ((await placed.count()) > 0) return placed;
    if (others && opening % LOOKS === LOOKS - 1) await openHome(others);
  }
  throw new Error(`“${title}” stood nowhere in ${MOST_OPENINGS} openings`);
}

/** How many pixels of the link are above the lower edge of the window. */
const scrollTo = (page: Page, part: number) =>
  page.evaluate((shown) => {
    const box = document.querySelector('[data-place="home-banner"] section a')!.getBoundingClientRect();
    window.scrollBy({ top: box.top + box.height * shown - window.innerHeight, behavior: 'instant' });
  }, part);

/** On paper a receipt is black on white whatever the theme, without what cannot be pressed there. */
async function seeOnPaper(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: 'Receipt' });
  const pressed = page.locator('header:not(main *), footer, nav, main button, main a[href^="/ads/"]');
  const colours = () =>
    title.evaluate((heading) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(heading).color,
    ]);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Paid on (UTC)')).toBeVisible();
  expect(await colours()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
}

const stranger = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('an ad that is paid and approved is seen and followed by a visitor, and its owner reads just that', async ({
  page,
  browser,
}) => {
  const title = newTitle('Lamps in their place');
  await fundedWallet(page);
  const adId = await submitAd(page, title);
  await connect(page, 'Test wallet');
  await payNow(page);
  await seeConfirmed(page);
  await approve(await openAdmin(browser), title);

  const visitor = await stranger(browser);
  await visitor.route('https://example.org/**', (route) => route.fulfill({ body: 'The shop' }));
  const told: string[] = [];
  visitor.on('request', (request) => {
    const beacon = /\/api\/placements\/(seen|clicked)$/.exec(request.url());
    if (beacon) told.push(beacon[1]!);
  });
  const placed = await findInPlace(visitor, title);
  // What comes late to a page may move what stands below.
  await settle(visitor);
  await scrollTo(visitor, 0.45);
  // Longer than it would have to be in sight; that nothing was told has no other sign.
  await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
  expect(told).toEqual([]);
  await scrollTo(visitor, 0.9);
  await expect.poll(() => told).toEqual(['seen']);

  await page.goto(`/ads/${adId}`);
  const figure = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('+ dd');
  for (const name of ['Served', 'Viewable']) await expect(figure(name)).toHaveText('1', WITHIN_TEN_SECONDS);
  await expect(figure('Clicks')).toHaveText('0');
  await placed.click();
  await expect.poll(() => told).toEqual(['seen', 'clicked']);
  await expect(figure('Clicks')).toHaveText('1', WITHIN_TEN_SECONDS);
  // The server draws the page as strangers see it: what its owner alone is told comes afterwards.
  await expect(page.getByText(/^Runs until/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt to print/ })).toBeVisible();

  // What its owner does is told apart, and does not count.
  await findInPlace(page, title, visitor);
  const seen = page.waitForRequest('**/api/placements/seen');
  await scrollTo(page, 0.9);
  await seen;
  await page.goto(`/ads/${adId}`);
  await expect(figure("The advertiser's own visits")).toHaveText('1', WITHIN_TEN_SECONDS);
  await expect(figure('Viewable')).toHaveText('1');

  await page.getByRole('link', { name: /^Receipt to print/ }).click();
  await seeOnPaper(page);
});
