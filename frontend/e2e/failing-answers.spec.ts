import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkLanguage, settle, watchConsole } from './support/page-checks';
import { withoutTables } from './support/database';
import { demoPayment, pagesOf } from './support/pages';
import { openRendered } from './support/rendered-answers';
import { sentenceIn } from './support/texts';

test.setTimeout(1_200_000);

const lost = ['participants', 'ads', 'progress_updates', 'vote_months', 'awards', 'settings', 'chain_events'];

/** Pages of which the answers of the API are no more than a part, or none. */
const lacking = [
  '/',
  '/ads',
  '/ads/1',
  '/participants',
  '/participants/1',
  '/awards',
  '/seasons',
  '/seasons/1',
  '/streaming',
  '/transparency',
];

const languages = ['de', 'ar', 'ja'] as const;

const alerts = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });

test('pages of which something cannot be had say so in their language, and are no answer to keep', async ({
  browser,
  request,
}) => {
  const addresses = [
    ...pagesOf('anyone', await demoPayment(request)),
    '/participants/1#report-1',
    '/faq#ads',
  ];
  // Of the settings the site has what it last knew, once a page was drawn.
  await request.get('/');
  await withoutTables(lost, async () => {
    for (const language of languages) {
      const context = await browser.newContext({ locale: language });
      const page = await context.newPage();
      const faults = watchConsole(page);
      for (const address of addresses)
        await test.step(`${address} in ${language}`, async () => {
          const isKnown = lacking.includes(address);
          const answer = isKnown ? await openRendered(page, address) : await page.goto(address);
          const isLacking = answer?.status() === 503;
          if (isKnown) expect(isLacking, address).toBe(true);
          expect(answer?.headers()['cache-control']).toBe(isLacking ? 'no-store' : 'no-cache');
          if (isLacking) expect(answer.headers()['retry-after']).toBe('5');
          await settle(page);
          await checkLanguage(page, language);
          if (isLacking)
            await expect(alerts(page).first()).toContainText(sentenceIn(language, 'internal_error'));
          // That calls fail is what is tried here; that a page is drawn twice is not.
          expect(faults.splice(0).filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual(
            [],
          );
        });
      await context.close();
    }
  });
});

test('what could not be had is there once it can be asked for again', async ({ page }) => {
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await withoutTables(lost, async () => {
    await page.goto('/awards');
    await expect(alerts(page)).toBeVisible();
    await Promise.all([page.waitForRequest(/\/api\/awards/), tryAgain.click()]);
    await expect(alerts(page)).toBeVisible();
  });
  const award = page.getByRole('heading', { name: "Viewers' Choice" });
  // The page asks again by itself as well, and may be quicker: the button is gone then.
  await expect(async () => {
    if (!(await award.isVisible())) await tryAgain.click({ timeout: 2_000 });
    await expect(award).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(alerts(page)).toHaveCount(0);
  expect((await page.goto('/awards'))?.status()).toBe(200);
});
