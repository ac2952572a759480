import { expect } from '@playwright/test';
import { badgeType } from './support/badge';
import { mintBadge } from './support/badge-journey';
import { acceptInvitation, fillInApplication, invite, readSettings } from './support/challenge';
import { test } from './support/journey';
import { openAdmin, register, somebody } from './support/people';

test('a supporter who becomes a participant sees the badge change', async ({ page, request }) => {
  const person = somebody();
  const invitation = await invite(request, person.email);
  await page.goto('/register?next=/connect-wallet');
  await register(page, person);
  await acceptInvitation(page, invitation);
  const { tokenId } = await mintBadge(page);
  expect(await badgeType(tokenId)).toBe(1);

  await page.goto('/register');
  await fillInApplication(page, `Ferry ${person.username}`);
  await page.getByRole('button', { name: 'Register as Participant' }).click();
  await expect(page).toHaveURL('/participants');
  await expect.poll(() => badgeType(tokenId)).toBe(2);
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: 'Participant badge of Season 1' })).toBeVisible();
});

test('the admin edits settings and whitelist, and the audit tells of it', async ({ browser, request }) => {
  const { email } = somebody();
  const { maxParticipants } = await readSettings(request);
  const admin = await openAdmin(browser);
  await admin.goto('/admin?tab=settings');

  const places = admin.getByLabel('Maximum participants');
  await places.fill('101');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Please enter a whole number from 1 to 100')).toBeVisible();
  await places.fill(String(maxParticipants + 1));
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Settings saved')).toBeVisible();
  expect((await readSettings(request)).maxParticipants).toBe(maxParticipants + 1);

  const added = admin.getByLabel('Email to invite');
  await added.fill('no address');
  await admin.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(admin.getByText('Invalid Email')).toBeVisible();
  await added.fill(email);
  await admin.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await added.fill(email);
  await admin.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(admin.getByRole('main').getByText(`${email} is already in the whitelist`)).toBeVisible();
  await admin.getByRole('button', { name: `Remove ${email}` }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);

  await places.fill(String(maxParticipants));
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await readSettings(request)).maxParticipants).toBe(maxParticipants);
  await admin.goto('/admin?tab=audit');
  await expect(admin.getByRole('row').filter({ hasText: email }).first()).toBeVisible();
});
