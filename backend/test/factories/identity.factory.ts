import type { MailKind } from '../../src/modules/mail/mail.types.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import type { TestApp } from '../support/test-app.js';
import type { SignedIn } from './user.factory.js';

interface Invitation {
  url: string;
  token: string;
  expiresAt: string;
}

/** A link for an address on the whitelist, as the administrator makes it. */
export async function invitationFor(admin: Client, email: string): Promise<Invitation> {
  return (await admin.post('/admin/invitations', { email }).expect(201)).body as Invitation;
}

/** The account's own, by the calls that people make. */
export async function acceptInvitation(admin: Client, { client, email }: SignedIn): Promise<void> {
  const { token } = await invitationFor(admin, email);
  await client.post('/invitations/accept', { token }).expect(204);
}

/** Settings of a site that sends mail, to a server that nobody runs: what is to be sent stays in the outbox. */
export const MAILING = {
  PUBLIC_URL: 'http://change-makers.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Change-Makers <news@example.test>',
};

interface WrittenMail {
  kind: MailKind;
  recipient: string;
  language: string;
  params: { name: string; token: string };
}

/** What was written to an address, oldest first. */
export const mailsTo = (app: TestApp, recipient: string, kind: MailKind): Promise<WrittenMail[]> =>
  app.dataSource.query(
    'SELECT kind, recipient, language, params FROM outbox WHERE recipient = $1 AND kind = $2 ORDER BY id',
    [recipient, kind],
  );

/** The token of the newest mail of this kind to an address, once there are as many. */
export const mailedToken = (app: TestApp, recipient: string, kind: MailKind, count = 1): Promise<string> =>
  eventually(async () => {
    const mails = await mailsTo(app, recipient, kind);
    expect(mails).toHaveLength(count);
    return mails.at(-1)!.params.token;
  });

/** Confirms the address of somebody who has just registered. */
export async function confirmEmail(app: TestApp, { client, email }: SignedIn): Promise<void> {
  const token = await mailedToken(app, email, 'confirm_email');
  await client.post('/auth/confirm', { token }).expect(204);
}
