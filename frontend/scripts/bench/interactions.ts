import type { Browser, Page } from '@playwright/test';

/** Something that a reader does with one tap, and how it shows that it was done. */
export interface Interaction {
  name: string;
  path: string;
  /** What is tapped. */
  tap: (page: Page) => Promise<void>;
  /** What the tap brings. */
  brings: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => page.locator('dialog[open], [role="dialog"]').first();

/** The taps that most readers make, on the pages that most of them see. */
export const interactions: Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    tap: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
    brings: (page) => dialog(page).getByRole('navigation').waitFor(),
  },
  {
    name: 'open the search',
    path: '/',
    tap: (page) => page.locator('header [data-search]').tap(),
    brings: (page) => dialog(page).getByRole('textbox').waitFor(),
  },
  {
    name: 'choose a kind of ad',
    path: '/ads',
    tap: (page) => page.locator('main label:has([type=radio]:not(:checked))').first().tap(),
    brings: (page) => page.waitForURL(/\/ads\?/),
  },
];

/** So many times slower than this machine's: a phone's processor, as Lighthouse imitates it. */
const SLOWER = 4;

declare global {
  interface Window {
    taps: number[];
  }
}

/** Chromium tells of interactions that took longer than this alone. */
const SHORTEST_MS = 16;

function observe(shortest: number): void {
  window.taps = [];
  const options = { type: 'event', durationThreshold: shortest, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) window.taps.push(entry.duration);
  }).observe(options);
}

/** Two frames, so that what the browser has measured has been told. */
const told = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A page of a phone whose processor is slow, which notes how long its interactions take. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(observe, SHORTEST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** From the tap to the next paint, in ms; the browser's own measure, in steps of 8. */
export async function measureTap(
  page: Page,
  { tap, brings }: Omit<Interaction, 'name' | 'path'>,
): Promise<number> {
  // A busy machine may have no idle time, and never say so.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await page.evaluate(() => void (window.taps = []));
  await tap(page);
  await brings(page);
  await told(page);
  return page.evaluate((shortest) => Math.max(shortest, ...window.taps), SHORTEST_MS);
}
