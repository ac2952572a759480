import { expect, type Locator, type Page } from '@playwright/test';
import type { Placement } from '../src/features/ads/placements/api';
import { paths, votePath } from '../src/paths';
import { test } from './support/journey';
import { settle } from './support/page-checks';
import { demoPayment, pagesOf, signInAs } from './support/pages';
import { openAsSomebody } from './support/voting';

/** Which pages have a place, and which one. */
const placeOf: Record<string, string> = {
  '/': 'home-banner',
  '/participants': 'participants-banner',
  '/participants/1': 'participant-sidebar',
  '/streaming': 'streaming-sidebar',
  '/awards': 'awards-banner',
  '/ads/1': 'ad-sidebar',
};

/** The names of the page's places; those between fields or in a dialog, where none may be, are named as such. */
const placesOn = (page: Page): Promise<string[]> =>
  page.locator('[data-place]').evaluateAll((places) =>
    places.map((place) => {
      const isAmiss = place.closest('form, dialog, [role="dialog"], [role="alertdialog"]') !== null;
      return `${isAmiss ? 'amiss: ' : ''}${place.getAttribute('data-place')}`;
    }),
  );

for (const visitor of ['anyone', 'advertiser', 'participant', 'judge', 'administrator'] as const)
  test(`places stand on six pages alone, as ${visitor} opens them`, async ({ page }) => {
    await signInAs(visitor, page.request);
    const pages = pagesOf(visitor, await demoPayment(page.request));
    for (const address of pages) {
      await page.goto(address);
      await settle(page);
      // Some send whoever has no business there to another page.
      await expect(async () => {
        const place = placeOf[new URL(page.url()).pathname];
        expect(await placesOn(page), address).toEqual(place ? [place] : []);
      }).toPass();
    }
    if (visitor === 'anyone') expect(pages).toEqual(expect.arrayContaining(Object.keys(placeOf)));
    else expect(pages.length).toBeGreaterThan(0);
  });

test('no place stands in the dialog in which one votes', async ({ browser }) => {
  const page = await openAsSomebody(browser, votePath(1));
  await expect(page.getByRole('dialog')).toBeVisible();
  await settle(page);
  expect(await placesOn(page)).toEqual(['participant-sidebar']);
});

const longest: Placement = {
  slot: 'home-banner',
  ad: {
    id: 1,
    title: 'Lamps by the evening '.repeat(10),
    description: 'Rent a lamp and pay from your takings. '.repeat(20),
    imageUrl: null,
    format: 'text',
    callToAction: null,
    destinationUrl: 'https://example.org/',
  },
  token: 'x'.repeat(44),
};

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.height;
const linesOf = (part: Locator): Promise<number> =>
  part.evaluate((element) =>
    Math.round(element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight)),
  );

for (const [device, viewport, height] of [
  ['a desk', { width: 1280, height: 900 }, 150],
  ['a phone', { width: 360, height: 740 }, 140],
] as const)
  test(`words of any length stay in a place as high as it always is, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.route('**/api/placements?*', (route) => route.fulfill({ json: [longest] }));
    await page.goto(paths.home);
    const ad = page.locator('[data-place] section > a');
    await expect(ad).toContainText('Lamps by the evening');
    await settle(page);
    expect(await heightOf(ad)).toBe(height);
    expect(await linesOf(ad.locator('strong'))).toBeLessThanOrEqual(2);
    expect(await linesOf(ad.getByText('Rent a lamp and pay'))).toBeLessThanOrEqual(3);
    const words = await ad.getByText('Rent a lamp and pay').boundingBox();
    const box = (await ad.boundingBox())!;
    expect(words!.y + words!.height).toBeLessThanOrEqual(box.y + box.height);
  });
