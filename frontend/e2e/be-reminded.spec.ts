import { expect } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility, settle } from './support/page-checks';
import { participantId } from './support/season';
import { openAsSomebody } from './support/voting';

test('whoever has just followed somebody is offered to be reminded, until they say no', async ({
  browser,
  request,
}) => {
  const page = await openAsSomebody(browser, `/participants/${await participantId(request, 'Nadia')}`);
  const follow = page.getByRole('button', { name: /^Follow / });
  const offer = page.getByRole('region', { name: 'Be reminded' });
  await expect(follow).toBeEnabled();
  await settle(page);
  await expect(offer).toHaveCount(0);
  await follow.click();
  await expect(offer.getByRole('button', { name: 'Notifications on this device' })).toBeVisible();
  await checkAccessibility(page);
  await offer.getByRole('button', { name: 'No, thank you' }).click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: /^Following / }).click();
  await follow.click();
  await expect(page.getByRole('button', { name: /^Following / })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('what one is reminded of is chosen where the news is', async ({ browser }) => {
  const page = await openAsSomebody(browser, '/notifications');
  const choice = page.getByRole('region', { name: 'Reminders' });
  await expect(choice.getByRole('radio', { name: 'Remind me' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Show them' })).toBeVisible();
  await choice.getByText('No reminder').click();
  await expect(page.getByText('Saved: this is what you are told of.')).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await expect(choice.getByRole('radio', { name: 'No reminder' })).toBeChecked();
});
