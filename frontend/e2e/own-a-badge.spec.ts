import { expect } from '@playwright/test';
import { badgeHolder, badgeTokenUri } from './support/badge';
import { mintBadge } from './support/badge-journey';
import { test } from './support/journey';
import { register, somebody } from './support/people';

test('somebody links a wallet, makes a badge and owns it on the chain', async ({ page }) => {
  await page.goto('/register?next=/connect-wallet');
  await register(page, somebody());
  const { tokenId, holder } = await mintBadge(page);
  const card = page.getByRole('region', { name: 'Your badge' });
  await expect(card.getByRole('img', { name: 'Supporter badge of Season 1' })).toBeVisible();
  expect(await badgeHolder(tokenId)).toBe(holder);
  expect(await badgeTokenUri(tokenId)).toMatch(/^data:application\/json;base64,/);
});
