import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../browser-options.ts';
import { type Interaction, interactions, measureTap, slowPhone } from './interactions.ts';
import { median } from './median.ts';

/** As little as can answer a tap. */
const BARE_DIALOG = `<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="document.querySelector('dialog').showModal()">Open</button><dialog>Opened</dialog>`;

/** How long readers of a slow phone wait for what they tap to show, in ms by what they do: the median of so many visits. */
export async function measureTaps(url: string, visits: number): Promise<[name: string, ms: number][]> {
  const browser = await chromium.launch(browserOptions());
  try {
    const measured: [string, number][] = [['a bare dialog', await bareTap(browser, visits)]];
    for (const interaction of interactions)
      measured.push([
        `${interaction.name} on ${interaction.path}`,
        await medianTap(browser, url, interaction, visits),
      ]);
    return measured;
  } finally {
    await browser.close();
  }
}

async function medianTap(browser: Browser, url: string, interaction: Interaction, visits: number) {
  const all: number[] = [];
  while (all.length < visits) {
    const page = await slowPhone(browser);
    await page.goto(url + interaction.path);
    all.push(await measureTap(page, interaction));
    await page.context().close();
  }
  return median(all);
}

async function bareTap(browser: Browser, visits: number): Promise<number> {
  const url = `data:text/html,${encodeURIComponent(BARE_DIALOG)}`;
  return medianTap(
    browser,
    '',
    {
      name: 'a bare dialog',
      path: url,
      tap: (page) => page.getByRole('button').tap(),
      brings: (page) => page.locator('dialog[open]').waitFor(),
    },
    visits,
  );
}
