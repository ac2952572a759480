import { expect, test, type Page } from '@playwright/test';
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
