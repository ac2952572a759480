import { expect } from '@playwright/test';
import { acceptInvitation, fillInApplication, invite, readSettings, saveSetting } from './support/challenge';
import { test } from './support/journey';
import { register, somebody } from './support/people';

// The places are the season's: one test at a time may take or close them.
test.describe.configure({ mode: 'default' });

test('an invited person registers and becomes the next participant', async ({ page, request }) => {
  const person = somebody();
  const name = `Ferry ${person.username}`;
  const invitation = await invite(request, person.email);
  const number = (await readSettings(request)).participantsCount + 1;

  await page.goto('/register');
  await register(page, person);
  await acceptInvitation(page, invitation);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Participant Registration' })).toBeVisible();
  await expect(page.getByText('July 15, 2025')).toBeVisible();
  await fillInApplication(page, name);
  await page.getByLabel('Age', { exact: true }).fill('36');
  await page.getByRole('button', { name: 'Register as Participant' }).click();
  await expect(page.getByText('Participants must be between 18 and 35 years old')).toBeVisible();
  await page.getByLabel('Age', { exact: true }).fill('26');
  await page.getByRole('button', { name: 'Register as Participant' }).click();

  await expect(page).toHaveURL('/participants');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByText(String(number), { exact: true })).toBeVisible();
  await card.getByRole('link', { name }).click();
  await expect(page.getByText(`No. ${number} of Season 1`)).toBeVisible();

  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Already Registered' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Participants' })).toBeVisible();
});

test('a person without an invitation is offered the viewer’s way', async ({ page }) => {
  const person = somebody();
  await page.goto('/register');
  await register(page, person);
  await expect(page.getByRole('heading', { name: 'Registration Restricted' })).toBeVisible();
  await expect(page.getByText('The challenge is invitation-only.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Join as Viewer' }).click();
  await page.getByLabel('Name').fill('Somebody Curious');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Register as Viewer' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Complete' })).toBeVisible();
});

test('a visitor registers as a viewer, with an account, and nobody does so twice', async ({ page }) => {
  const { email, password } = somebody();
  // Without a password every address is answered alike, so that nobody learns who has an account.
  const registerAsViewer = async () => {
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Name').fill('Somebody Curious');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Register as Viewer' }).click();
  };
  await page.goto('/viewer-registration');
  await registerAsViewer();
  await expect(page.getByRole('heading', { name: 'Registration Complete' })).toBeVisible();
  await expect(page.getByRole('banner').getByText(email).first()).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await page.goto('/viewer-registration');
  await registerAsViewer();
  await expect(page.getByText('Registration Failed')).toBeVisible();
  await expect(
    page.getByRole('main').getByText('This email address is already registered as a viewer'),
  ).toBeVisible();
});

test('once all places are taken, home and registration lead to the viewers', async ({ page, request }) => {
  const person = somebody();
  const invitation = await invite(request, person.email);
  const { maxParticipants, participantsCount } = await readSettings(request);
  await saveSetting(request, 'maxParticipants', String(participantsCount));
  try {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Join as Viewer' })).toHaveAttribute(
      'href',
      '/viewer-registration',
    );
    await page.goto('/register');
    await register(page, person);
    await acceptInvitation(page, invitation);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Registration Closed' })).toBeVisible();
    await expect(
      page.getByText(`The maximum number of participants (${participantsCount}) has been reached.`),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Join as Viewer' })).toBeVisible();
    await page.goto('/participants');
    await expect(page.getByRole('article')).toHaveCount(participantsCount);
  } finally {
    await saveSetting(request, 'maxParticipants', String(maxParticipants));
  }
});
