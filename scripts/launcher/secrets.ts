import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './files.ts';

/** What an instance makes up for itself once and then keeps. */
export interface Secrets {
  databasePassword: string;
  sessionSecret: string;
  adminPassword: string;
}

/** Reads the instance's secrets; makes those that are not there yet. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets = { ...newSecrets(), ...kept };
  if (Object.keys(kept).length < Object.keys(secrets).length) {
    await replaceFile(file, JSON.stringify(secrets, null, 2));
  }
  return secrets;
}

const newSecrets = (): Secrets => ({
  databasePassword: randomBytes(24).toString('hex'),
  sessionSecret: randomBytes(32).toString('hex'),
  adminPassword: randomBytes(9).toString('base64url'),
});
