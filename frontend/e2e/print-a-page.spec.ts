import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { participantId } from './support/season';

/** Reads a page as it comes out on paper, whatever the theme on screen. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
}

/** Nothing to press, and black words on white. */
async function checkPaper(page: Page): Promise<void> {
  const pressed = page.locator(
    'header[data-covers], footer:not(main *), nav, button:not([title^="0x"]), input, select, [role="search"]',
  );
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  const colours = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(heading).color,
    ]);
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThan(1);
}

test('reports read well on paper: every word and no button', async ({ page, request }) => {
  const id = await participantId(request, 'Nadia');
  await onPaper(page, `/participants/${id}`);
  await checkPaper(page);
  const report = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await expect(report.getByRole('heading', { level: 3 })).toBeVisible();
  const pdf = await page.pdf();
  expect(pdf.length).toBeGreaterThan(5_000);
});

test('the books name whole hashes on paper, and each entry stays on its page', async ({ page }) => {
  await onPaper(page, '/transparency');
  await checkPaper(page);
  const hash = page.locator('main li').locator('abbr[title], button[title^="0x"]').first();
  await expect(hash).toBeVisible();
  const { title, after } = await hash.evaluate((element: HTMLElement) => ({
    title: element.title,
    after: getComputedStyle(element, '::after').content,
  }));
  expect(title).toMatch(/^0x[\da-f]{40,64}$/i);
  expect(after).toContain(title);
  const entry = page.locator('main ol > li > article').first();
  expect(await entry.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
});
