import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility } from './support/page-checks';
import { openAsDemo, participantId } from './support/season';

/** A PNG of so many pixels, of one colour. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d')!;
      context.fillStyle = 'teal';
      context.fillRect(0, 0, wide!, high!);
      return canvas.toDataURL('image/png').split(',')[1]!;
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });

async function edit(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=challenge');
  await page.getByRole('button', { name: 'Edit profile and links' }).click();
  await expect(page.getByLabel('Profession')).toBeVisible();
}

test('a participant sends a portrait, which is cut and shown, and goes back to an address', async ({
  browser,
  request,
}) => {
  const page = await openAsDemo(browser, 'sofie', '/dashboard');
  const id = await participantId(request, 'Sofie');
  const former = (
    (await (await request.get(`/api/participants/${id}`)).json()) as { profileImageUrl: string }
  ).profileImageUrl;
  await edit(page);
  await choose(page, await picture(page, 300, 600));
  await expect(page.getByRole('alert')).toHaveText(/at least 480 × 480 pixels. This one has 300 × 600/);
  await choose(page, await picture(page, 1200, 800));
  await expect(page.getByRole('application', { name: /^Part of the picture/ })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByRole('figure', { name: 'Your profile image' })).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  await page.goto(`/participants/${id}`);
  const portrait = page.getByRole('img', { name: /^Portrait of Sofie/ });
  await expect(portrait).toHaveAttribute('src', /^\/api\/uploads\//);
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await edit(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByLabel('Profile image address').fill(former);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.goto(`/participants/${id}`);
  await expect(portrait).toHaveAttribute('src', former);
});
