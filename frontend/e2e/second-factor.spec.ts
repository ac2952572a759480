import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility, checkDialog } from './support/page-checks';
import { siteUrl } from './support/site';
import { register, somebody, type Person } from './support/people';

/** Passkeys belong to a name of a host, which an address is not. */
test.use({ baseURL: siteUrl.replace('127.0.0.1', 'localhost') });

/** A device of the browser's that makes passkeys and says that its owner unlocked it. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openSecurity(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await register(page, person);
  await page.goto('/dashboard?tab=security');
}

async function confirmByPassword(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password').fill(password);
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await page.goto('/register?tab=login');
}

test('a passkey is made, asked for after the password, and signs in alone', async ({ page }) => {
  const person = somebody();
  await withAuthenticator(page);
  await openSecurity(page, person);
  await page.getByLabel('Name of the new passkey').fill('Test device');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmByPassword(page, person);
  await expect(page.getByText('Test device')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await checkAccessibility(page);

  await signOut(page);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('banner').getByText(person.username).first()).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('banner').getByText(person.username).first()).toBeVisible();
});

test('a recovery code of an authenticator app lets in when the app is lost', async ({ page }) => {
  const person = somebody();
  await openSecurity(page, person);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await confirmByPassword(page, person);
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Code that the app shows').fill(await codeOf(secret));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();

  await signOut(page);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('banner').getByText(person.username).first()).toBeVisible();
});

/** As an authenticator app computes it (RFC 6238). */
async function codeOf(secret: string): Promise<string> {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Uint8Array.from(bits.match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2));
  const step = new DataView(new ArrayBuffer(8));
  step.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000)));
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const digest = new DataView(await crypto.subtle.sign('HMAC', hmac, step.buffer));
  const offset = digest.getUint8(digest.byteLength - 1) & 0xf;
  const number = digest.getUint32(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
