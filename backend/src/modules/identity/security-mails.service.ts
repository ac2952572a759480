import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type SecurityEvent, SecurityEvents } from '../auth/security-events.js';
import { UsersService } from '../auth/users.service.js';
import { MailService } from '../mail/mail.service.js';

/** Tells an account's owner by mail what may have been somebody else; only at an address that was shown to be theirs. */
@Injectable()
export class SecurityMails {
  constructor(
    private readonly users: UsersService,
    private readonly mail: MailService,
    events: SecurityEvents,
  ) {
    events.subscribe((manager, event) => this.tell(manager, event));
  }

  private async tell(manager: EntityManager, { userId, event: kind, device }: SecurityEvent): Promise<void> {
    if (!this.mail.isMailConfigured) return;
    const { email: to, emailConfirmedAt, language, username: name } = await this.users.find(manager, userId);
    if (emailConfirmedAt === null) return;
    const params = { name, at: new Date().toISOString(), ...(device !== undefined && { device }) };
    await this.mail.send(manager, { to, language, kind, params, userId });
  }
}
