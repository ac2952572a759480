import { expect } from '@playwright/test';
import { invite } from './support/challenge';
import { test } from './support/journey';
import { openAdmin, register, somebody } from './support/people';

test.describe.configure({ mode: 'default' });

test('an invited person comes by the link, and the link works once', async ({ page, request, browser }) => {
  const person = somebody();
  const invitation = await invite(request, person.email);
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await register(page, person);
  await expect(page.getByRole('heading', { name: 'Participant Registration' })).toBeVisible();
  await expect(page.getByLabel('Profession')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(invitation);
  await other.getByLabel('Username').fill(`${person.username}-2`);
  await other.getByLabel('Email').fill(`second-${person.email}`);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await other.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(other.getByText('This link does not count').first()).toBeVisible();
});

test('somebody who lost the password gets in by the administrator’s link', async ({ page, browser }) => {
  const person = somebody();
  await page.goto('/register');
  await register(page, person);
  const admin = await openAdmin(browser);
  await admin.goto('/admin?tab=settings');
  await admin.getByLabel('Username of the account').fill(person.username);
  await admin.getByRole('button', { name: 'Make a reset link' }).click();
  const link = admin.getByText(/\/reset-password\?token=/);
  await expect(link).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/register?tab=login');
  await visitor.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(visitor.getByText('This site sends no mail.')).toBeVisible();
  await visitor.goto((await link.textContent()) ?? '');
  await visitor.getByRole('textbox', { name: 'New password' }).fill('a new password 7');
  await visitor.getByRole('button', { name: 'Set the password' }).click();
  await expect(visitor).toHaveURL('/register?tab=login');
  await visitor.getByLabel('Username').fill(person.username);
  await visitor.getByLabel('Password', { exact: true }).fill('a new password 7');
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(visitor.getByRole('banner').getByText(person.username).first()).toBeVisible();
});
