import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '../src/i18n/languages';
import { test } from './support/journey';
import { checkAccessibility, checkFrame, checkLanguage, settle, watchConsole } from './support/page-checks';
import { demoPayment, members, otherFaces, pagesOf, signInAs, type Visitor } from './support/pages';
import { chooseOnDevice, preferTheme, switchLanguage } from './support/preferences';

// Dozens of pages and tabs, each looked at as a whole.
test.setTimeout(1_200_000);

const phone = { width: 360, height: 740 };
const smallPhone = { width: 320, height: 640 };
const desk = { width: 1280, height: 900 };

// Colours do not depend on the direction, nor boxes on the colours: each is looked at once, as that takes the longest.
const looks = [
  { language: 'en', theme: 'light', viewport: desk, other: smallPhone },
  { language: 'ar', theme: 'dark', viewport: smallPhone, other: desk },
] as const;

/** What everybody may see is as much as all that an account opens. */
const halves = [
  { pages: 'every public page', who: ['anyone'] },
  { pages: 'every page of an account', who: members },
] as const;

const ways = looks.flatMap((look) => halves.map((half) => ({ ...look, ...half })));

for (const { language, theme, viewport, other, pages, who } of ways)
  test(`${pages} is accessible in ${language}, ${theme}, on a desk and on a phone`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await chooseOnDevice(page, language);
    await preferTheme(page, theme);
    const check = async () => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await checkFrame(page);
      await checkLanguage(page, language);
      await checkAccessibility(page);
      await page.setViewportSize(other);
      await checkFrame(page);
      await page.setViewportSize(viewport);
    };
    for (const visitor of who) await visitAs(visitor, page, check, otherFaces[visitor]);
  });

const otherLanguages = languages
  .map(({ code }) => code)
  .filter((code) => !looks.some(({ language }) => language === code));

for (const group of [otherLanguages.slice(0, 4), otherLanguages.slice(4)]) {
  test(`every public page speaks ${group.join(', ')} and fits a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await visitAs('anyone', page, async () => {
      for (const language of group) {
        await switchLanguage(page, language);
        await checkWords(page, language);
      }
    });
  });

  test(`every page of an account speaks ${group.join(', ')} and fits a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/faq');
    // Who is signed in would take the choice into the account, which other tests use.
    for (const language of group) {
      await chooseOnDevice(page, language);
      for (const visitor of members) await visitAs(visitor, page, () => checkWords(page, language));
    }
  });
}

async function checkWords(page: Page, language: Language): Promise<void> {
  await settle(page);
  await checkFrame(page);
  await checkLanguage(page, language);
}

/** Opens every page that is this visitor's, and what more is named, and every tab on it. */
async function visitAs(
  visitor: Visitor,
  page: Page,
  check: () => Promise<void>,
  more: string[] = [],
): Promise<void> {
  // The page of whoever was here before would be refused what it asks for as soon as somebody else is signed in.
  await page.goto('about:blank');
  const faults = watchConsole(page);
  await signInAs(visitor, page.request);
  for (const path of [...pagesOf(visitor, await demoPayment(page.request)), ...more])
    await test.step(`${path} as ${visitor}`, async () => {
      await page.goto(path);
      await settle(page);
      await check();
      for (const tab of await hiddenTabs(page)) {
        await page.getByRole('tab').nth(tab).click();
        await expect(page.getByRole('tab').nth(tab)).toHaveAttribute('aria-selected', 'true');
        await settle(page);
        await check();
      }
      expect.soft(faults.splice(0), `the console at ${path}`).toEqual([]);
    });
}

/** The places of the tabs that are not shown at first; their names change with the language. */
async function hiddenTabs(page: Page): Promise<number[]> {
  const shown = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('aria-selected') === 'true'));
  return shown.flatMap((isShown, place) => (isShown ? [] : [place]));
}
