import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import type { LeavingAccount } from '../auth/own-data/personal-data.types.js';
import { MailService } from '../mail/mail.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { PasswordResets } from './password-resets.service.js';

const LINKS = `
  SELECT id, kind, email, created_at AS "createdAt", expires_at AS "expiresAt", used_at AS "usedAt"
  FROM account_tokens WHERE user_id = $1`;

const MAIL = `
  SELECT id, kind, recipient, language, created_at AS "createdAt", sent_at AS "sentAt"
  FROM outbox WHERE user_id = $1`;

const PROVED = 'SELECT email FROM users WHERE id = $1 AND email_confirmed_at IS NOT NULL';

/** What was sent to an account's address, and what hangs on that. */
@Injectable()
export class OwnLinks implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly mail: MailService,
    private readonly settings: SettingsService,
    private readonly resets: PasswordResets,
  ) {}

  onModuleInit(): void {
    this.data.register(
      {
        name: 'mail',
        export: (manager, userId) => ownRows(manager, MAIL, userId),
        erase: (manager, account) => this.mail.forget(manager, account),
      },
      {
        name: 'links',
        export: (manager, userId) => ownRows(manager, LINKS, userId),
        hold: (manager, userId) => this.holdInvitation(manager, userId),
        erase: (manager, account) => this.eraseLinks(manager, account),
      },
    );
  }

  /** Only where there is a proved address that {@link eraseLinks} takes off the lists of seasons. */
  private async holdInvitation(manager: EntityManager, userId: number): Promise<void> {
    const [account] = await manager.query<{ email: string }[]>(PROVED, [userId]);
    if (account) await this.settings.holdInvitation(manager, account.email);
  }

  /** Of the address as well, as invitations know no account; but only where it was shown to be the account's own. */
  private async eraseLinks(manager: EntityManager, { id, provedEmail }: LeavingAccount): Promise<void> {
    await manager.query('DELETE FROM account_tokens WHERE user_id = $1', [id]);
    if (provedEmail === null) return;
    const addresses = [provedEmail, provedEmail.toLowerCase()];
    await manager.query('DELETE FROM account_tokens WHERE user_id IS NULL AND email = ANY($1)', [addresses]);
    await this.resets.forget(manager, provedEmail);
    await this.settings.withdrawInvitation(manager, provedEmail);
  }
}
