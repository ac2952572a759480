import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untranslatedIn } from './texts';

/** What a browser says about a page by itself. The refusal that a badgeless person meets is no fault, nor that there is no such page. */
const expectedRefusals = /\/(api\/nft\/badge|vr-experience|no-such-page)(#.*)?$/;

/** The journeys' own doing: they do without the service worker. */
const withoutWorker = 'Service Worker registration blocked by Playwright';

/** Collects what goes wrong in the page from now on. */
export function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type()) && message.text() !== withoutWorker;
    if (isFault && !expectedRefusals.test(message.location().url)) faults.push(message.text());
  });
  return faults;
}

/**
 * Waits until the page has its words, figures and letters, and runs: main is named in the browser alone. What the server rendered is taken
 * over part by part after that, until the browser has nothing left to do.
 */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-skeleton], .ant-spin-spinning')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveAttribute('aria-label', /\S/);
  await expect(page.locator('[data-answers="later"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Without a limit a page that draws nothing more may never be called.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  );
}

/** One main heading, a title and landmarks; nothing wider than the window. */
export async function checkFrame(page: Page): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S/);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(1);
  // Help is at the same place on each of them (WCAG 2.2, 3.2.6).
  await expect.soft(page.getByRole('contentinfo').locator('a[href="/support"]')).toHaveCount(1);
  // After a change of width the page lays itself out anew, which a busy machine takes a moment for.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const softly = expect.configure({ soft: true });
  await softly.poll(overflow, `pixels wider than the window at ${page.url()}`).toBeLessThanOrEqual(0);
}

/**
 * What WCAG 2.2 asks for at level AA and axe looks for only when it is told to, as it may be mistaken there: with `p-as-heading` it
 * is, as it takes each bold amount and each name below a title for a heading.
 */
const furtherRules = [
  'target-size',
  'label-content-name-mismatch',
  'css-orientation-lock',
  'table-fake-caption',
  'td-has-header',
];
const rules = Object.fromEntries(furtherRules.map((rule) => [rule, { enabled: true }]));

/**
 * All that WCAG 2.2 asks for at level AA and axe can see.
 * @param part the part of the page that is looked at, where it is not the whole
 */
export async function checkAccessibility(page: Page, part?: string): Promise<void> {
  // Looking into frames takes twice as long as all the rest, and no page has any before a film is played.
  await expect.soft(page.locator('iframe')).toHaveCount(0);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(findings, page.url()).toEqual([]);
}

/** All of the open dialog, which has a name and is no wider than itself. The page below it can be reached by nobody. */
export async function checkDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  await expect.soft(dialog).toHaveAccessibleName(/\S/);
  await checkAccessibility(page, 'dialog[open], [role="dialog"]');
  const overflow = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect.soft(overflow, `pixels wider than its dialog at ${page.url()}`).toBeLessThanOrEqual(0);
}

/** The page says which language it is in, and shows no other. */
export async function checkLanguage(page: Page, language: string): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
  expect.soft(untranslatedIn(language, await shownTexts(page)), `${page.url()} in ${language}`).toEqual([]);
}

/** Every piece of text that is shown, but what people wrote and what is marked as being in another language. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const isOwn = element?.closest('[lang], [dir="auto"]') === document.documentElement;
      if (isOwn && element.checkVisibility()) shown.push(texts.currentNode.textContent?.trim() ?? '');
    }
    return shown;
  });
