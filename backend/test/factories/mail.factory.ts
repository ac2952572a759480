import { OutboxMail } from '../../src/modules/mail/entities/outbox-mail.entity.js';
import { MailService } from '../../src/modules/mail/mail.service.js';
import type { Mail } from '../../src/modules/mail/mail.types.js';
import { eventually } from '../support/eventually.js';
import type { TestApp } from '../support/test-app.js';

let count = 0;

/** An address that no other mail of the tests goes to. */
export const someAddress = (): string => `reader${(count += 1)}@example.test`;

/** Until when the links of tests work. */
export const EXPIRES_AT = '2026-12-01T12:00:00.000Z';

export const resetMail = (
  to: string,
  changes: Partial<Mail<'reset_password'>> = {},
): Mail<'reset_password'> => ({
  to,
  language: 'en',
  kind: 'reset_password',
  params: { name: 'Amara', token: 'the-token', expiresAt: EXPIRES_AT },
  ...changes,
});

/** Writes it in a transaction of its own. */
export const sendMail = (app: TestApp, mail: Mail): Promise<boolean> =>
  app.dataSource.transaction((manager) => app.nest.get(MailService).send(manager, mail));

export const outboxOf = (app: TestApp, recipient: string): Promise<OutboxMail> =>
  app.dataSource.manager.findOneByOrFail(OutboxMail, { recipient });

/** The row once it is as wanted. */
export const whenOutbox = (
  app: TestApp,
  recipient: string,
  isAsWanted: (mail: OutboxMail) => boolean,
): Promise<OutboxMail> =>
  eventually(async () => {
    const mail = await outboxOf(app, recipient);
    if (!isAsWanted(mail)) throw new Error(JSON.stringify(mail));
    return mail;
  });
