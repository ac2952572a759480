import { Secret, TOTP } from 'otpauth';
import { Authenticator } from '../support/authenticator.js';
import type { Client } from '../support/client.js';
import type { TestApp } from '../support/test-app.js';
import type { SignedIn } from './user.factory.js';

interface Offer {
  options: { challenge: string };
}

/** The code of an authenticator app, so many half minutes from now. */
export function codeOf(secret: string, halfMinutes = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + halfMinutes * 30_000 });
}

export const stepUp = ({ client, password }: SignedIn) =>
  client.post('/auth/step-up', { password }).expect(204);

/** Sets an authenticator app up, by the code of the half minute before, so that those of now and of the next one are left. */
export async function withTotp(person: SignedIn): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { client } = person;
  await stepUp(person);
  const { body: begun } = await client.post('/auth/totp').expect(201);
  const { secret } = begun as { secret: string };
  const { recoveryCodes } = await confirmed(client, secret);
  return { secret, recoveryCodes };
}

/** Tried again where a half minute has ended meanwhile: what was the last code is then too old. */
async function confirmed(client: Client, secret: string): Promise<{ recoveryCodes: string[] }> {
  const code = codeOf(secret, -1);
  const { status, body } = await client.post('/auth/totp/confirm', { code });
  if (status === 200) return body as { recoveryCodes: string[] };
  if (code === codeOf(secret, -1)) throw new Error(`The app was not confirmed: ${status}`);
  return confirmed(client, secret);
}

/** Registers a passkey, after a proof by the password unless one was given already. */
export async function withPasskey(
  person: SignedIn,
  authenticator = new Authenticator(),
  { isProven = false, origin = person.client.url } = {},
): Promise<{ authenticator: Authenticator; recoveryCodes: string[] | null; id: number }> {
  const { client } = person;
  if (!isProven) await stepUp(person);
  const { body } = await client.post('/auth/passkeys/options').expect(200);
  const { challenge } = (body as Offer).options;
  const response = authenticator.create({ challenge, origin });
  const { body: added } = await client.post('/auth/passkeys', { name: 'My phone', response }).expect(201);
  const { passkey, recoveryCodes } = added as { passkey: { id: number }; recoveryCodes: string[] | null };
  return { authenticator, recoveryCodes, id: passkey.id };
}

/** What the site asks of a passkey that is to sign somebody in. */
export async function askedToSignIn(client: Client): Promise<{ challenge: string; origin: string }> {
  const { body } = await client.post('/auth/passkeys/login/options').expect(200);
  return { challenge: (body as Offer).options.challenge, origin: client.url };
}

/** A browser in which the password was shown, and that waits for the second factor. */
export async function passwordShown(app: TestApp, { username, password }: SignedIn): Promise<Client> {
  const client = app.client();
  const { body } = await client.post('/auth/login', { username, password }).expect(403);
  expect(body).toMatchObject({ code: 'second_factor_needed' });
  return client;
}
