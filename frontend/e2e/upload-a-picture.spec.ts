import { expect, type Locator, type Page } from '@playwright/test';
import { fillDestination, newTitle } from './support/advertising';
import { test } from './support/journey';
import { checkAccessibility } from './support/page-checks';
import { register, somebody } from './support/people';

const description = 'Rent a lamp by the evening and pay from your takings.';

async function writeAd(page: Page, title: string): Promise<void> {
  await page.goto('/register?next=/submit-ad');
  await register(page, somebody());
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  await fillDestination(page);
}

/** A PNG of 1600 x 800 pixels, red above and blue below. */
async function twoColours(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 800 });
    const context = canvas.getContext('2d')!;
    for (const [colour, top] of [['red', 0] as const, ['blue', 400] as const]) {
      context.fillStyle = colour;
      context.fillRect(0, top, 1600, 400);
    }
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(base64, 'base64');
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });

/** Pixels of the picture shown, and whether it is blue in its middle, as near as WebP keeps it. */
const shown = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const [red, , blue] = context.getImageData(width / 2, height / 2, 1, 1).data;
    return { width, height, isBlue: red! < 16 && blue! > 239 };
  });

/** Presses a slider once, this share of its length from its beginning. */
async function pressAt(slider: Locator, share: number): Promise<void> {
  const { width, height } = (await slider.boundingBox())!;
  await slider.click({ position: { x: 1 + share * (width - 2), y: height / 2 } });
}

test('a picture is cut by keyboard or by single presses, submitted, and shown in the pixels of its format', async ({
  page,
}) => {
  const title = newTitle('Lamps with a banner');
  await writeAd(page, title);
  await choose(page, 'lamps.png', await twoColours(page));

  const frame = page.getByRole('application', { name: 'Part of the picture that will be shown' });
  await expect(frame).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please choose the part of the picture to show first')).toBeVisible();

  // The picture goes up as far as it can, which leaves its blue lower edge under the frame.
  await frame.focus();
  for (let press = 0; press < 40; press++) await frame.press('ArrowUp');
  const slider = page.getByRole('slider', { name: 'From top to bottom' });
  await expect(slider).toHaveValue('100');
  // Nor has it to be dragged.
  await pressAt(slider, 0);
  await expect(slider).toHaveValue('0');
  await pressAt(slider, 1);
  await expect(slider).toHaveValue('100');
  await page.route('**/api/uploads', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^The server does not answer at the moment/);
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('Your picture')).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Submit Ad' }).click();
  await page.getByRole('link', { name: 'View your ad' }).click();
  expect(await shown(page, title)).toEqual({ width: 1200, height: 150, isBlue: true });

  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => shown(page, title)).toMatchObject({ width: 600, height: 150 });
});

test('what was sent for one format is not taken for the other that is chosen meanwhile', async ({ page }) => {
  await writeAd(page, newTitle('Lamps of another shape'));
  await choose(page, 'lamps.png', await twoColours(page));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/uploads', async (route) => {
    await held;
    await route.continue();
  });
  const use = page.getByRole('button', { name: 'Use this part' });
  await Promise.all([page.waitForRequest('**/api/uploads'), use.click()]);
  await page.getByText('Sidebar 300 × 250').click();
  await expect(use).toBeEnabled();
  const sent = page.waitForResponse('**/api/uploads');
  release();
  await (await sent).finished();
  await use.click();
  const picture = page.getByRole('figure', { name: 'Your picture' }).locator('img');
  const shape = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await expect.poll(shape).toBe(300 / 250);
});

test('a text that calls itself a picture is refused beside the field, and nothing typed is lost', async ({
  page,
}) => {
  const title = newTitle('Lamps without a picture');
  await writeAd(page, title);
  await choose(page, 'text.png', Buffer.from('Not a picture at all.'));
  await expect(page.getByRole('alert')).toHaveText(
    'This file cannot be read as a picture. Please choose another one.',
  );
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Description')).toHaveValue(description);
});

test('leaving an ad that was not submitted asks first, and keeps what was written', async ({ page }) => {
  const title = newTitle('Lamps left behind');
  await writeAd(page, title);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Future Change-Makers' });
  const question = page.getByRole('dialog', { name: 'Leave without submitting?' });

  await logo.click();
  await expect(question).toBeVisible();
  await checkAccessibility(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);

  await logo.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  // The address changes a moment before the page: the way back would meet the question once more.
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue(title);
});
