import { expect, type Locator, type Page } from '@playwright/test';
import { newTitle } from './advertising';
import { somebody } from './people';

/** Opens the payment card of a fresh ad. Account and ad are made by the API: other journeys walk that way. */
export async function openPaymentCard(page: Page, what: string): Promise<Locator> {
  const { request } = page;
  await request.post('/api/auth/register', { data: somebody() });
  const answer = await request.post('/api/ads', {
    data: {
      title: newTitle(what),
      description: 'Rent a lamp by the evening and pay from your takings.',
      category: 'design',
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  await page.goto(`/submit-ad?ad=${id}`);
  const card = page.getByRole('region', { name: 'Crypto payment' });
  await expect(card).toBeVisible();
  return card;
}

/** The card's word for its state, as people read it. */
export const seeState = (card: Locator, state: string): Promise<void> =>
  expect(card.getByText(state, { exact: true }).first()).toBeVisible();

/** Chooses the injected wallet in the dialog. */
export async function chooseWallet(page: Page, wallet = 'Test wallet'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: wallet }).click();
}
