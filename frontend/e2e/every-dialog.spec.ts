import { expect, type Page } from '@playwright/test';
import type { AdminPayment, AdminSeason } from '../src/api/generated/admin';
import { submitAdByApi } from './support/advertising';
import { test } from './support/journey';
import { decide } from './support/moderation';
import { checkDialog, settle } from './support/page-checks';
import { signInAs, type Visitor } from './support/pages';

/** A button, and the page on which it opens a dialog. */
type Opener = [address: string, name: RegExp];

/** Dialogs that no journey opens on its way, by who may open them on what the demo holds. */
const openers: [Visitor, Opener[]][] = [
  ['anyone', [['/about', /^Menu$/]]],
  [
    'advertiser',
    [
      ['/dashboard?tab=ads', /^Withdraw/],
      ['/dashboard?tab=security', /^Delete/],
    ],
  ],
  [
    'administrator',
    [
      ['/admin?tab=accounts', /^Suspend /],
      ['/admin?tab=votes', /^Hide the comment by /],
      ['/admin?tab=votes', /^Leave uncounted/],
      ['/admin?tab=seasons', /^Change season /],
      ['/admin?tab=awards', /^Dismiss /],
    ],
  ],
];

for (const [visitor, opened] of openers)
  test(`dialogs are accessible and give the focus back, as ${visitor} opens them`, async ({ page }) => {
    // The menu of small screens is a dialog as well.
    await page.setViewportSize(
      visitor === 'anyone' ? { width: 360, height: 740 } : { width: 1280, height: 900 },
    );
    await signInAs(visitor, page.request);
    for (const opener of opened) await test.step(opener.join(' '), () => openAndLeave(page, opener));
  });

async function openAndLeave(page: Page, [address, name]: Opener): Promise<void> {
  await page.goto(address);
  await settle(page);
  const opener = page.getByRole('button', { name }).first();
  await opener.click({ timeout: 30_000 });
  await checkDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('the dialog that asks before an unpaid ad is shown is accessible', async ({ page }) => {
  const { title } = await submitAdByApi(page.request, 'Lamps that nobody paid for');
  await signInAs('administrator', page.request);
  await page.goto('/admin');
  await settle(page);
  await decide(page, title, 'Approve');
  await checkDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form stays below the question that Escape or a press beside it brings up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { id } = await submitAdByApi(page.request, 'Lamps by the hour');
  await page.goto(`/ads/${id}`);
  await settle(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit your ad' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const title = form.getByLabel('Title');
  await title.fill('Lamps by the evening');
  const stay = async () => {
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(title).toBeVisible();
    await expect(title).toHaveValue('Lamps by the evening');
  };
  await page.mouse.click(5, 5);
  await stay();
  // The press beside it has taken the focus from the field; Escape does not.
  await title.focus();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(title).toBeFocused();
  // With nothing else pressed in between, a browser closes what would rather stay open.
  await page.keyboard.press('Escape');
  await stay();
});

/** A payer that was refunded three times, and a closed season: a site on which others pay and vote meanwhile has neither. */
const waiting: AdminPayment = {
  id: 1,
  adId: '1',
  status: 'refunding',
  awaitsDecision: true,
  automaticRefunds: 3,
  chainId: 31_337,
  currency: 'BNB',
  splitter: `0x${'e7'.repeat(20)}`,
  payer: `0x${'15'.repeat(20)}`,
  amount: '25000000000000000000',
  txHash: `0x${'9c'.repeat(32)}`,
  explorerUrl: null,
  paidAt: '2026-11-05T10:00:00.000Z',
};

test('dialogs about what no journey brings about are accessible as well', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs('administrator', page.request);
  await page.route('**/api/admin/payments?*', (route) => route.fulfill({ json: [waiting] }));
  await page.route('**/api/admin/seasons', async (route) => {
    const [season] = (await (await route.fetch()).json()) as AdminSeason[];
    await route.fulfill({ json: [{ ...season, state: 'closed' }] });
  });
  await openAndLeave(page, ['/admin?tab=money', /^Give it back$/]);
  await openAndLeave(page, ['/admin?tab=seasons', /^Reopen season /]);
});
