import { expect, test, type Page } from '@playwright/test';
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
