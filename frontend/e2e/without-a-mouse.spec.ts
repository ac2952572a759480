import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkFrame, settle } from './support/page-checks';
import { signInAs } from './support/pages';
import { chooseOnDevice } from './support/preferences';

/** Of every kind: one to read, one with a list, one with tabs, one with a form. */
const open = ['/', '/faq', '/participants', '/terms', '/register'];

const withTables = ['/seasons/1', '/tokenomics', '/transparency'];

/** What axe cannot see: that what has the focus is not below what stands on top of the page (WCAG 2.2, 2.4.11). */
async function isInSight(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const header = document.querySelector('[data-covers]');
    if (!element || !header || element === document.body || header.contains(element)) return null;
    // It lies on the header.
    if (element.matches('a[href="#content"]')) return null;
    const { top, bottom, height } = element.getBoundingClientRect();
    const isBelow = top >= header.getBoundingClientRect().bottom - 1 || height > window.innerHeight / 2;
    return isBelow && bottom > 0 && top < window.innerHeight ? null : element.outerHTML.slice(0, 120);
  });
}

for (const { device, width } of [
  { device: 'a desk', width: 1280 },
  { device: 'a phone', width: 360 },
])
  test(`the header hides nothing that has the focus, forwards and backwards, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of open) {
      await page.goto(path);
      await settle(page);
      const hidden: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        // From the page's own end back: there the header lies on what comes into sight.
        if (key === 'Shift+Tab') await page.getByRole('contentinfo').getByRole('link').last().focus();
        for (let press = 0; press < 45; press++) {
          await page.keyboard.press(key);
          const found = await isInSight(page);
          if (found) hidden.push(`${key}: ${found}`);
        }
      }
      expect.soft(hidden, path).toEqual([]);
    }
  });

async function openOnDesk(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await settle(page);
}

async function checkWidths(page: Page, path: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await checkFrame(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await checkFrame(page);
  for (const width of [412, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await checkFrame(page);
    await expect.soft(menu, path).toBeInViewport({ ratio: 1 });
  }
}

test('texts twice as large stay within the window of a desk, of a tablet and of a phone', async ({
  page,
}) => {
  for (const path of [...open, ...withTables]) {
    await openOnDesk(page, path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await checkWidths(page, path);
  }
});

/** As somebody sets it in the browser: letters of twice their size, by which the widths of layouts go too. */
async function enlargeTexts(page: Page, standard = 32): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 6 } });
}

test('so they do where the browser is set to them, whose columns then are those of a phone', async ({
  page,
}) => {
  await enlargeTexts(page);
  for (const path of [...open, ...withTables, '/ads/1', '/streaming']) {
    await openOnDesk(page, path);
    await checkWidths(page, path);
  }
});

/** A page for each of the places. */
const withAds = ['/', '/participants', '/participants/1', '/streaming', '/awards', '/ads/1'];

/** What is written of the ad in its place, and not wholly to be seen there. */
const cutTexts = (ad: Locator) =>
  ad.evaluate((box) => {
    const outer = box.getBoundingClientRect();
    const texts = [...box.querySelectorAll('strong, strong ~ span')];
    const isCut = (text: Element) => {
      const { top, bottom, left, right } = text.getBoundingClientRect();
      return top < outer.top || bottom > outer.bottom || left < outer.left || right > outer.right;
    };
    return texts.filter(isCut).map(({ textContent }) => textContent);
  });

for (const { letters, width } of [
  { letters: 24, width: 1280 },
  { letters: 32, width: 1920 },
])
  test(`no ad is cut on a desk ${width} pixels wide with letters of ${letters}`, async ({ page }) => {
    await enlargeTexts(page, letters);
    await page.setViewportSize({ width, height: 900 });
    for (const path of withAds) {
      await page.goto(path);
      await settle(page);
      const place = page.locator('[data-place]');
      await place.scrollIntoViewIfNeeded();
      const ad = place.locator('section > a');
      await expect(ad).toBeVisible();
      expect.soft(await cutTexts(ad), path).toEqual([]);
    }
  });

test('so they do for whoever is signed in', async ({ page }) => {
  await enlargeTexts(page);
  for (const [visitor, ...addresses] of [
    ['advertiser', '/dashboard', '/ads/2'],
    ['participant', '/dashboard'],
    ['administrator', '/admin', '/admin?tab=participants'],
  ] as const) {
    await signInAs(visitor, page.request);
    for (const path of addresses) {
      await openOnDesk(page, path);
      await checkWidths(page, path);
    }
  }
});

test('texts twice as large leave the menu of a phone in the window, in whatever letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ['de', 'ar', 'hi', 'ru', 'ja'] as const) {
    await chooseOnDevice(page, language);
    for (const path of ['/', '/terms', '/awards', '/support', '/streaming']) {
      await page.goto(path);
      await settle(page);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await checkFrame(page);
      const menu = page.locator('[data-covers] > button').last();
      await expect.soft(menu, `${path} in ${language}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the longest words of titles stay in the window of a small phone, a little enlarged too', async ({
  page,
}) => {
  const titles = [
    ['pt', '/social-entrepreneurship'],
    ['de', '/affiliate-program'],
    ['ru', '/transparency'],
  ] as const;
  for (const [language, path] of titles) {
    await chooseOnDevice(page, language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await settle(page);
    await checkFrame(page);
    await page.setViewportSize({ width: 360, height: 640 });
    for (const size of [120, 130, 150]) {
      await page.addStyleTag({ content: `html { font-size: ${size}% }` });
      await checkFrame(page);
    }
  }
});

test('texts with more room between letters, words and lines stay within the window', async ({ page }) => {
  const roomy = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of open) {
    await page.goto(path);
    await settle(page);
    await page.addStyleTag({ content: roomy });
    await checkFrame(page);
  }
});

test('nothing moves for whoever asked for less motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
  for (const path of [...open, '/streaming']) {
    await page.goto(path);
    await settle(page);
    expect.soft(await moving(), path).toEqual([]);
  }
});

test('an administrator reaches every tab of the console by arrows, in sight of the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await signInAs('administrator', page.request);
  await page.goto('/admin');
  await settle(page);
  const tabs = page.getByRole('tablist', { name: 'Admin Dashboard' }).getByRole('tab');
  const names = await tabs.allInnerTexts();
  await tabs.first().focus();
  for (const name of [...names.slice(1), names[0]!]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name, exact: true, selected: true })).toBeFocused();
    expect.soft(await isInSight(page), name).toBeNull();
  }
});
