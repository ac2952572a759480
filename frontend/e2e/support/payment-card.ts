import { expect, type Locator, type Page } from '@playwright/test';
import { submitAdByApi } from './advertising';

/** Opens the payment card of a fresh ad. */
export async function openPaymentCard(page: Page, what: string): Promise<Locator> {
  const { id } = await submitAdByApi(page.request, what);
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
