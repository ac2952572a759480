import { randomBytes } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';

export interface Person {
  username: string;
  email: string;
  password: string;
}

export const admin = { username: 'admin', password: 'admin of the journeys' };

/** Somebody whom no other test knows. */
export function somebody(): Person {
  const username = `visitor-${randomBytes(4).toString('hex')}`;
  return { username, email: `${username}@example.test`, password: 'correct horse 9' };
}

/** Fills in the register form, wherever the way to it led from. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('banner').getByText(person.username).first()).toBeVisible();
}

/** The administrator in a browser of their own, in the moderation table. */
export async function openAdmin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/register?tab=login');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await page.goto('/admin');
  return page;
}
