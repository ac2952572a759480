import { expect } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility } from './support/page-checks';
import { openRendered } from './support/rendered-answers';

test('whoever looks back finds every season, what came together in it, and who took part', async ({
  page,
}) => {
  await openRendered(page, '/seasons');
  await expect(page).toHaveTitle('Seasons · Future Change-Makers');
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Season 1', exact: true }).click();

  await expect(page).toHaveURL('/seasons/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Season 1' })).toBeVisible();
  await checkAccessibility(page);
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Votes over time').getByRole('table')).toBeAttached();
  await expect(part('Months and their roots').getByRole('row').nth(1)).toBeVisible();
  await expect(part('Awards').getByRole('table', { name: /Viewers' Choice/ })).toBeVisible();
  const person = part('Who takes part').getByRole('link').first();
  const name = await person.innerText();
  await person.click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Season 1', exact: true }).first().click();
  await expect(page).toHaveURL('/seasons/1');
});

test('search engines are told of every season as an event', async ({ page, request }) => {
  expect(await (await request.get('/sitemap-pages.xml')).text()).toMatch(/<loc>[^<]+\/seasons\/1<\/loc>/);
  await openRendered(page, '/seasons/1?lang=fr');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'Event', inLanguage: 'fr', url: '/seasons/1' },
    superEvent: { '@type': 'EventSeries' },
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/seasons\/1\?lang=fr$/);
  await expect(page.locator('link[hreflang="ar"]')).toHaveAttribute('href', /\/seasons\/1\?lang=ar$/);
});

test('a season that nobody planned is the page that does not exist', async ({ page }) => {
  // A server that is busy sends the bare page, which knows of no numbers.
  await expect(async () => expect((await page.goto('/seasons/99'))?.status()).toBe(404)).toPass();
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · Future Change-Makers');
});
