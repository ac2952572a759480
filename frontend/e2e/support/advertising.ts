import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { rememberCounts, seeCounting } from './counted-confirmations';
import { register, somebody } from './people';

/** A title that no other test uses, so that the ad can be found by it. */
export const newTitle = (what: string) => `${what} ${Date.now().toString(36)}`;

/** A fresh ad of a new account, signed in from now on. Other journeys walk that way by the pages. */
export async function submitAdByApi(
  request: APIRequestContext,
  what: string,
): Promise<{ id: number; title: string }> {
  await request.post('/api/auth/register', { data: somebody() });
  const answer = await request.post('/api/ads', {
    data: {
      title: newTitle(what),
      description: 'Rent a lamp by the evening and pay from your takings.',
      category: 'design',
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; title: string };
}

/** What the form asks of every ad beside its words. */
export async function fillDestination(page: Page): Promise<void> {
  await page.getByLabel('Website your ad leads to').fill('https://example.org/lamps');
  await page.getByLabel('Words on the button').fill('Rent a lamp');
}

/** From the front door to the payment card: registers on the way, submits the ad, and tells its id. */
export async function submitAd(page: Page, title: string): Promise<number> {
  await page.goto('/submit-ad');
  await page.getByRole('link', { name: 'Register or Login' }).click();
  await register(page, somebody());
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Rent a lamp by the evening and pay from your takings.');
  await fillDestination(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Review your ad')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Ad' }).click();
  await expect(page.getByRole('heading', { name: 'Crypto payment' })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('ad'));
}

/** Connects the wallet of this name from the payment card. */
export async function connect(page: Page, wallet: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: wallet }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
}

/** Pays, and remembers how the confirmations are counted: the count passes within seconds. */
export async function payNow(page: Page): Promise<void> {
  await rememberCounts(page);
  await page.getByRole('button', { name: /^Pay Now/ }).click();
}

/** Sees the count go up to the end, as the server tells it. */
export async function seeConfirmed(page: Page): Promise<void> {
  await expect(page.getByText('Payment Complete')).toBeVisible();
  await seeCounting(page);
}
