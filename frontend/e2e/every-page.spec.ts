import { expect, test, type Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import {
  checkAccessibility,
  checkContrast,
  checkFrame,
  checkLanguage,
  settle,
  watchConsole,
} from './support/page-checks';
import { demoPayment, everyVisit, signInAs, visitors } from './support/pages';

// Some fifty pages and tabs, each looked at as a whole: a trace of them all is larger than the site, and slower.
test.setTimeout(480_000);
test.use({ trace: 'off' });

const phone = { width: 360, height: 740 };
const smallPhone = { width: 320, height: 640 };
const desk = { width: 1280, height: 900 };

const looks = [
  { language: 'en', theme: 'light', viewport: desk, check: checkAccessibility },
  { language: 'en', theme: 'dark', viewport: phone, check: checkContrast },
  { language: 'ar', theme: 'light', viewport: smallPhone, check: checkAccessibility },
  { language: 'ar', theme: 'dark', viewport: desk, check: checkContrast },
];

for (const { language, theme, viewport, check } of looks)
  test(`every page is accessible and speaks ${language}: ${theme}, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await prefer(page, { language, theme });
    await visitAll(page, language, check);
  });

const otherLanguages = languages
  .map(({ code }) => code)
  .filter((code) => !looks.some((look) => look.language === code));

for (const language of otherLanguages)
  test(`every page speaks ${language} and fits a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await prefer(page, { language });
    await visitAll(page, language);
  });

async function prefer(page: Page, choices: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, choices);
}

type Check = (page: Page) => Promise<void>;

/** Opens every page as whoever may, and every tab on it. */
async function visitAll(page: Page, language: string, ...checks: Check[]): Promise<void> {
  const faults = watchConsole(page);
  const all = [checkFrame, checkLanguage(language), ...checks];
  const visits = everyVisit(await demoPayment(page.request));
  for (const visitor of visitors) {
    await signInAs(visitor, page.request);
    for (const { path } of visits.filter((visit) => visit.visitor === visitor))
      await test.step(`${path} as ${visitor}`, async () => {
        await page.goto(path);
        await settle(page);
        for (const tab of [null, ...(await otherTabs(page))]) {
          if (tab) await page.getByRole('tab', { name: tab, exact: true }).click();
          await settle(page);
          for (const check of all) await check(page);
        }
        expect.soft(faults.splice(0), `the console at ${path}`).toEqual([]);
      });
  }
}

const otherTabs = (page: Page): Promise<string[]> =>
  page.getByRole('tab', { selected: false }).allInnerTexts();
