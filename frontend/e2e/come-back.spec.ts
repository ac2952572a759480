import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkFrame, checkLanguage, checkAccessibility, settle } from './support/page-checks';
import { somebody } from './support/people';
import { chooseOnDevice, preferTheme } from './support/preferences';
import { talkOfEveryKind } from './support/talk-of-every-kind';

const looks = [
  { language: 'en', theme: 'light', viewport: { width: 1280, height: 900 } },
  { language: 'ar', theme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

/** Signs a new viewer in, for all pages of this context. */
async function joinAsViewer(page: Page): Promise<void> {
  const { email, password } = somebody();
  const data = { name: 'Ada Lovelace', email, password, interests: [] };
  expect((await page.request.post('/api/viewers', { data })).ok()).toBe(true);
}

const fail = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 503, json: { statusCode: 503, message: '' } }));

/** The comments below the report that the address names, once they are there. */
async function readTalk(page: Page, path: string) {
  await page.goto(path);
  await settle(page);
  const report = page.locator(`#${path.split('#')[1]}`);
  const talk = report.locator('section[aria-labelledby]');
  await expect(async () => {
    await report.evaluate((article) => article.scrollIntoView(false));
    await expect(talk).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return talk;
}

for (const { language, theme, viewport } of looks)
  test.describe(`in ${language}, ${theme}, ${viewport.width} pixels wide`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(viewport);
      await chooseOnDevice(page, language);
      await preferTheme(page, theme);
      await joinAsViewer(page);
    });

    const check = async (page: Page) => {
      await settle(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await checkFrame(page);
      await checkLanguage(page, language);
      await checkAccessibility(page);
    };

    test('a home is accessible before there is anything, while it comes, and where it fails', async ({
      page,
    }) => {
      await page.goto('/dashboard');
      await check(page);
      await page.goto('/dashboard?tab=security');
      await check(page);

      await page.route('**/api/homes/*', () => undefined);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[data-skeleton]').first()).toBeVisible();
      await checkAccessibility(page);
      await page.unroute('**/api/homes/*');
      await fail(page, '**/api/homes/*');
      await page.goto('/dashboard');
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await check(page);
    });

    test('what was said and answered is accessible, hidden, edited or closed, and while one writes', async ({
      page,
      browser,
    }) => {
      const { open, closed } = await talkOfEveryKind(browser, page);
      const talk = await readTalk(page, open);
      await check(page);
      await talk.getByRole('article').getByRole('button').first().click();
      await expect(talk.getByRole('textbox')).toBeFocused();
      await check(page);
      await readTalk(page, closed);
      await check(page);
      await page.goto('/dashboard');
      await check(page);
      await fail(page, '**/api/progress-updates/*/comments*');
      await readTalk(page, open);
      await check(page);
    });

    test('the choice of what one is told of is accessible with all its kinds', async ({ page }) => {
      await page.context().grantPermissions(['notifications']);
      const isSubscribed = { publicKey: 'BNcRdreA', isSubscribed: true };
      await page.route('**/api/notifications/push', (route) => route.fulfill({ json: isSubscribed }));
      await page.goto('/notifications');
      await expect(page.getByRole('checkbox')).not.toHaveCount(0);
      await check(page);
    });
  });
