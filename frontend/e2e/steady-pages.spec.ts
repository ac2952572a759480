import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey';
import { settle } from './support/page-checks';
import { signInAs } from './support/pages';
import { openRendered } from './support/rendered-answers';

const looks = [
  { device: 'a desk', viewport: { width: 1280, height: 900 } },
  { device: 'a phone', viewport: { width: 360, height: 740 } },
] as const;

/** What moves by more than this is pressed in vain by whoever was about to; the Core Web Vitals call .1 good. */
const STEADY = 0.02;

for (const { device, viewport } of looks)
  test(`what an owner is offered moves nothing that may be pressed already, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs('advertiser', page.request);
    const answer = await page.request.get('/api/ads/user');
    const ads = (await answer.json()) as { id: number }[];
    const sumOfShifts = await watchShifts(page);
    for (const { id } of ads.slice(0, 3)) {
      await openRendered(page, `/ads/${id}`);
      await expect(page.getByRole('complementary', { name: 'Your ad' })).toBeVisible();
      await settle(page);
      expect(await sumOfShifts(), `/ads/${id}`).toBeLessThan(STEADY);
    }
    expect(ads.length).toBeGreaterThan(0);
  });

/** A page for each of the places, where the demo's ads stand for strangers. */
const placed = ['/', '/participants', '/participants/1', '/streaming', '/awards', '/ads/1'];

for (const { device, viewport } of looks)
  test(`an ad that comes into its place moves nothing, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const sumOfShifts = await watchShifts(page);
    const ads = await heldAds(page);
    for (const address of placed) {
      ads.hold();
      await openRendered(page, address);
      await settle(page);
      const place = page.locator('[data-place]');
      await expect(place).toBeEmpty();
      await scrollTo(place);
      ads.handOut();
      await expect(place.locator('section > a:not([href="/submit-ad"])')).toBeVisible();
      await seePictures(place);
      await settle(page);
      expect(await sumOfShifts(), address).toBeLessThan(STEADY);
    }
  });

/** Keeps back what comes into places from when it is held until it is handed out. */
async function heldAds(page: Page) {
  let held = Promise.resolve();
  let release = () => {};
  await page.route('**/api/placements?*', async (route) => {
    await held;
    await route.continue();
  });
  const hold = () => {
    held = new Promise((resolve) => (release = resolve));
  };
  return { hold, handOut: () => release() };
}

const seePictures = (place: Locator) =>
  expect
    .poll(() =>
      place
        .locator('img')
        .evaluateAll((pictures: HTMLImageElement[]) => pictures.every(({ complete }) => complete)),
    )
    .toBe(true);

/** Has the place in sight, and below it as much as the window holds of what would move if the place grew. */
const scrollTo = (place: Locator) =>
  place.evaluate((element) =>
    window.scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: 'instant' }),
  );

/** Adds up how far each document shifts what it has shown, apart from what its reader caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}
