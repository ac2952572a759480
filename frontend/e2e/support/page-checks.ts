import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a browser says about a page by itself. Refusals that a signed-out or badgeless person meets are no faults. */
const expectedRefusals = /\/api\/(auth\/me|nft\/badge)$/;

/** Collects what goes wrong in the page from now on. */
export function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type());
    if (isFault && !expectedRefusals.test(message.location().url)) faults.push(message.text());
  });
  return faults;
}

/** One main heading, a title and landmarks; nothing wider than the window. */
export async function checkFrame(page: Page): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S/);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `pixels wider than the window at ${page.url()}`).toBeLessThanOrEqual(0);
}

export async function checkAccessibility(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(findings, page.url()).toEqual([]);
}

/** Every piece of text that is shown. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.body.innerText.split('\n').map((line) => line.trim()));
