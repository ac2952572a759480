/**
 * The two pictures of the README, from a site with the demo data:
 * `BASE_URL=http://localhost:3000 npm run screenshots:readme -w frontend`. One shows an ad's payment, so an ad is made.
 */
import { chromium, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { browserOptions } from './browser-options.ts';

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const folder = resolve(import.meta.dirname, '../../docs/screenshots');

const ad = {
  title: 'Lamps for the night market',
  description:
    'Rent a lamp by the evening and pay from your takings. We bring it charged and fetch it at dawn.',
  category: 'business',
};

async function photograph(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: resolve(folder, file), animations: 'disabled' });
}

async function submitAd(page: Page): Promise<number> {
  const login = { username: 'amara', password: 'change-makers' };
  await page.request.post('/api/auth/login', { data: login });
  const answer = await page.request.post('/api/ads', { data: ad });
  return ((await answer.json()) as { id: number }).id;
}

/** To the moment at which the card says what it costs and where the money goes. */
async function openPaymentCard(page: Page, id: number): Promise<void> {
  await page.goto(`/submit-ad?ad=${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Development wallet' }).click();
  await page.getByRole('button', { name: /^Pay Now: / }).waitFor();
  const card = page.getByRole('heading', { name: 'Crypto payment' });
  await card.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top - 230));
}

const browser = await chromium.launch(browserOptions());
const page = await browser.newPage({
  baseURL,
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
});
await page.goto('/', { waitUntil: 'networkidle' });
await photograph(page, 'home.png');
await openPaymentCard(page, await submitAd(page));
await photograph(page, 'payment.png');
await browser.close();
