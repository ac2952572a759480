import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailService } from '../../mail/mail.service.js';
import { MailPreferences } from '../by-mail/mail-preferences.service.js';
import type { Digest } from '../entities/notification-preference.entity.js';
import { NotificationPreference } from '../entities/notification-preference.entity.js';
import type { NotificationKind } from '../notification.types.js';
import { nextDigest } from './next-digest.query.js';

/** What an account is told of by itself. */
export interface Preferences {
  reminders: boolean;
  digest: Digest;
  /** Of which kinds of news its browsers are told. */
  push: NotificationKind[];
}

const DEFAULTS: Preferences = { reminders: true, digest: 'none', push: [] };

const CHOOSE_REMINDERS = `
  INSERT INTO notification_preferences (user_id, reminders) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET reminders = excluded.reminders`;

const CHOOSE_PUSH = `
  INSERT INTO notification_preferences (user_id, push) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET push = excluded.push`;

/** A digest that is chosen anew begins with what comes from now on; one that was chosen already goes on. */
const CHOOSE_DIGEST = `
  INSERT INTO notification_preferences AS chosen (user_id, digest, digest_from, digest_due_at)
  VALUES ($1, $2, CASE WHEN $2 = 'weekly' THEN now() END, CASE WHEN $2 = 'weekly' THEN ${nextDigest('now()')} END)
  ON CONFLICT (user_id) DO UPDATE SET digest = excluded.digest, digest_from = excluded.digest_from,
    digest_due_at = excluded.digest_due_at
  WHERE chosen.digest <> excluded.digest`;

/** Reads and keeps what accounts chose. */
@Injectable()
export class NotificationPreferences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly byMail: MailPreferences,
    private readonly mail: MailService,
  ) {}

  async find(userId: number): Promise<Preferences> {
    const row = await this.dataSource.manager.findOneBy(NotificationPreference, { userId });
    return row ?? DEFAULTS;
  }

  /** Changes what is given and nothing else. @throws newsMailUnavailable, newsMailUnconfirmed */
  async choose(userId: number, { reminders, digest, push }: Partial<Preferences>): Promise<void> {
    if (digest === 'weekly') await this.byMail.assertPossible(userId);
    await this.dataSource.transaction(async (manager) => {
      if (reminders !== undefined) await this.chooseReminders(manager, userId, reminders);
      if (digest !== undefined) await this.chooseDigest(manager, userId, digest);
      if (push !== undefined) await manager.query(CHOOSE_PUSH, [userId, JSON.stringify(push)]);
    });
  }

  /** By the link of a letter, without signing in. */
  async end(userId: number, what: 'reminders' | 'digest'): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Whoever is gone has none in any case, and must get no row anew.
      const [account] = await manager.query<object[]>('SELECT FROM users WHERE id = $1 FOR KEY SHARE', [
        userId,
      ]);
      if (!account) return;
      if (what === 'reminders') await this.chooseReminders(manager, userId, false);
      else await this.chooseDigest(manager, userId, 'none');
    });
  }

  /** Also of letters that wait to be sent. */
  private async chooseReminders(manager: EntityManager, userId: number, reminders: boolean): Promise<void> {
    await manager.query(CHOOSE_REMINDERS, [userId, reminders]);
    if (!reminders) await this.mail.withdrawOf(manager, userId, ['vote_reminder']);
  }

  private async chooseDigest(manager: EntityManager, userId: number, digest: Digest): Promise<void> {
    await manager.query(CHOOSE_DIGEST, [userId, digest]);
    if (digest === 'none') await this.mail.withdrawOf(manager, userId, ['weekly_digest']);
  }
}
