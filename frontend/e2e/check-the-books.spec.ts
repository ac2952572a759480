import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility, checkFrame, settle, watchConsole } from './support/page-checks';
import { changeAnswers } from './support/rendered-answers';
import { sitePort } from './support/site';

interface Entry {
  kind: string;
  adId: string | null;
  amount: string | null;
}

interface SiteConfig {
  chains: { rpcUrl: string | null }[];
}

const check = (page: Page) => page.getByRole('button', { name: 'Check against the chain' }).click();

test('a visitor follows the money of an ad, takes it along, and checks it against the chain', async ({
  page,
}) => {
  const faults = watchConsole(page);
  await page.goto('/transparency');
  const search = page.getByRole('search', { name: 'Filter the entries' });
  await search.getByLabel('Kind').selectOption('Split');
  await expect(page).toHaveURL(/kind=split/);
  // The address is there before the list is.
  const all = page.getByRole('link', { name: 'All of ad 2', exact: true });
  await expect(all).toHaveCount(1);
  await all.click();
  await expect(page).toHaveURL(/\?ad=2$/);
  await expect(page.getByRole('heading', { name: 'Payment for ad 2', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment for ad 2 split' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(3);

  await check(page);
  await expect(page.getByRole('heading', { name: 'Everything agrees' })).toBeVisible();
  const contracts = (await (await page.request.get('/api/books/accounts')).json()) as unknown[];
  await expect(page.getByText('Agrees', { exact: true })).toHaveCount(2 + contracts.length);
  await checkFrame(page);
  await checkAccessibility(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment for ad 2 split' })).toBeVisible();
  await expect(page.getByText('Agrees', { exact: true })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a server that changes an amount is found out', async ({ page }) => {
  await page.route('**/api/books/entries?*', async (route) => {
    const response = await route.fetch();
    const entries = (await response.json()) as Entry[];
    const forged = entries.map((entry) =>
      entry.kind === 'payment' && entry.adId === '2' ? { ...entry, amount: '24000000000000000000' } : entry,
    );
    await route.fulfill({ response, json: forged });
  });
  // From another page, so that the browser asks for the entries by itself.
  await page.goto('/faq');
  await settle(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transparency' }).click();
  await page.getByRole('link', { name: 'All of ad 2', exact: true }).first().click();
  // The address is there before what it stands for is drawn.
  await expect(page.getByLabel('Number of the ad')).toHaveValue('2');
  await check(page);
  await expect(page.getByRole('heading', { name: 'The books differ from the chain' })).toBeVisible();
  await expect(page.getByText('Amount: our books say 24 BNB, the blockchain says 25 BNB')).toBeVisible();
  await expect(page.getByText('Differs', { exact: true })).toHaveCount(1);
});

test('nothing is called checked where the public node is away, or none is known', async ({ page }) => {
  await page.route(
    ({ port }) => port !== String(sitePort),
    (route) => route.abort(),
  );
  await page.goto('/transparency?ad=2');
  await check(page);
  await expect(page.getByRole('heading', { name: 'Nothing could be checked' })).toBeVisible();
  await expect(page.getByText(/public node of this chain did not answer/).first()).toBeVisible();

  await changeAnswers<SiteConfig>(page, 'getConfig', (config) => ({
    ...config,
    chains: config.chains.map((chain) => ({ ...chain, rpcUrl: null })),
  }));
  await page.reload();
  await check(page);
  await expect(page.getByText(/No public node of this chain is known/).first()).toBeVisible();
  await expect(page.getByText('Agrees', { exact: true })).toHaveCount(0);
});
