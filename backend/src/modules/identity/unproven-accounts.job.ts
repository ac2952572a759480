import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../auth/entities/user.entity.js';
import { AccountDeletion } from '../auth/own-data/account-deletion.service.js';
import { UsersService } from '../auth/users.service.js';
import { MailService } from '../mail/mail.service.js';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import type { Sweep } from '../../housekeeping/sweep.js';
import { AccountTokens } from './account-tokens.service.js';
import { IdentityLimits } from './identity-limits.js';
import { LIFE_MS } from './account-token.types.js';
import { AddressReminder } from './entities/address-reminder.entity.js';

/** So few a minute that no mail server takes the site for one that sends what nobody asked for. */
const AT_ONCE = 10;

const TO_REMIND = `
  SELECT id FROM users
  WHERE email_confirmed_at IS NULL AND reminded_at IS NULL AND deleted_at IS NULL AND suspended_at IS NULL
    AND created_at < now() - interval '7 days' AND role IN ('user', 'viewer') AND email LIKE '%@%'
  ORDER BY created_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;

const ofReminders = { table: 'address_reminders', by: 'user_id' };

const REMINDERS: readonly Sweep[] = [
  {
    ...ofReminders,
    name: 'reminders_delivered',
    due: 'delivered_at IS NULL AND EXISTS (SELECT FROM outbox WHERE id = mail_id AND sent_at IS NOT NULL)',
    set: 'delivered_at = (SELECT sent_at FROM outbox WHERE id = mail_id)',
  },
  {
    // Of mails that were given up or that the outbox has forgotten nobody knows that they came.
    ...ofReminders,
    name: 'reminders_undelivered',
    due: 'delivered_at IS NULL AND NOT EXISTS (SELECT FROM outbox WHERE id = mail_id AND failed_at IS NULL)',
  },
];

const DUE = `
  SELECT user_id AS id FROM address_reminders WHERE delivered_at < now() - interval '30 days'
  ORDER BY delivered_at LIMIT ${AT_ONCE}`;

/** What others see or rely on, or what says that somebody uses the account. */
export const HANGING = [
  'ad_reports',
  'ads',
  'award_score_drafts',
  'award_scores',
  'comment_reports',
  'follows',
  'judges',
  'nft_badges',
  'participants',
  'picture_copies',
  'report_comment_reports',
  'report_comments',
  'uploads',
  'votes',
] as const;

const IS_UNUSED = `
  SELECT FROM users WHERE id = $1 AND email_confirmed_at IS NULL AND wallet_address IS NULL AND NOT second_factor AND suspended_at IS NULL
    AND role IN ('user', 'viewer') ${HANGING.map((table) => `AND NOT EXISTS (SELECT FROM ${table} WHERE user_id = $1)`).join(' ')}`;

/**
 * Where the site sends mail, an account that never proved its address is reminded after a week; thirty days after the reminder
 * came it goes, unless something hangs on it. Somebody else's address is so not held for ever.
 */
@Injectable()
export class UnprovenAccountsJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly users: UsersService,
    private readonly tokens: AccountTokens,
    private readonly mail: MailService,
    private readonly deletion: AccountDeletion,
    private readonly limits: IdentityLimits,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.mail.isMailConfigured) return;
    await this.housekeeping.register('unproven-accounts', REMINDERS, async () => this.care());
  }

  async care(): Promise<void> {
    await this.dataSource.transaction((manager) => this.remind(manager));
    await this.housekeeping.run(REMINDERS);
    const due = await this.dataSource.query<{ id: number }[]>(DUE);
    for (const { id } of due) {
      await this.deletion.deleteWhere(id, (manager) => isUnused(manager, id));
      await this.dataSource.manager.delete(AddressReminder, { userId: id });
    }
  }

  /** Of many accounts of one mailbox some are reminded of, and the others stay: nothing goes without a reminder that came. */
  private async remind(manager: EntityManager): Promise<void> {
    for (const { id } of await manager.query<{ id: number }[]>(TO_REMIND)) {
      await manager.query('UPDATE users SET reminded_at = now() WHERE id = $1', [id]);
      const user = await this.users.find(manager, id);
      if (!(await this.limits.mayWriteUnasked(manager, user))) continue;
      const mailId = await this.write(manager, user);
      if (mailId !== undefined) await manager.insert(AddressReminder, { userId: id, mailId });
    }
  }

  /** The mail's id. */
  private async write(
    manager: EntityManager,
    { id: userId, email, username: name, language }: User,
  ): Promise<number | undefined> {
    const lifeMs = LIFE_MS.reminder;
    const { token, expiresAt } = await this.tokens.issue(manager, {
      kind: 'confirmation',
      userId,
      email,
      lifeMs,
    });
    const params = { name, token, expiresAt: expiresAt.toISOString() };
    return this.mail.write(manager, { to: email, language, kind: 'address_reminder', params, userId });
  }
}

async function isUnused(manager: EntityManager, id: number): Promise<boolean> {
  return (await manager.query<unknown[]>(IS_UNUSED, [id])).length > 0;
}
