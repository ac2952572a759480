import type { Client } from '../support/client.js';

/** Saves a setting as the administrator does. */
export async function saveSetting(admin: Client, key: string, value: string): Promise<void> {
  await admin.post('/admin/settings', { key, value }).expect(200);
}

/** Invites these addresses, and nobody else. */
export const invite = (admin: Client, emails: readonly string[]): Promise<void> =>
  saveSetting(admin, 'participantWhitelist', emails.join(','));
