import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { AccountAddresses } from '../../auth/account-addresses.js';
import { User } from '../../auth/entities/user.entity.js';
import { MailService } from '../../mail/mail.service.js';
import type { MailKind } from '../../mail/mail.types.js';
import { MailPreference, type NewsByMail } from '../entities/mail-preference.entity.js';
import { NewsToMail } from '../entities/news-to-mail.entity.js';
import { newsMailUnavailable, newsMailUnconfirmed } from '../notifications.errors.js';

const NEWS: readonly MailKind[] = ['news', 'news_digest'];
/** Letters that nobody waits for. */
const UNASKED: readonly MailKind[] = [...NEWS, 'vote_reminder', 'weekly_digest'];

/** Whether and how accounts get their news by mail. */
@Injectable()
export class MailPreferences {
  constructor(
    @InjectRepository(MailPreference) private readonly preferences: Repository<MailPreference>,
    private readonly mail: MailService,
    addresses: AccountAddresses,
  ) {
    // What was written to the address before is not sent there any more: it can be read on the site.
    addresses.subscribe(async (manager, { user, email, news }) => {
      if (news === 'proved') await this.mail.withdrawOf(manager, user.id, UNASKED, email);
    });
  }

  /** Off until somebody chooses otherwise. */
  async find(userId: number): Promise<NewsByMail> {
    return (await this.preferences.findOneBy({ userId }))?.news ?? 'off';
  }

  /** Whether its address is known to be the account's: news goes nowhere else. */
  isConfirmed(userId: number): Promise<boolean> {
    return this.preferences.manager.existsBy(User, { id: userId, emailConfirmedAt: Not(IsNull()) });
  }

  /** @throws newsMailUnavailable, newsMailUnconfirmed */
  async choose(userId: number, news: NewsByMail): Promise<void> {
    if (news !== 'off') await this.assertPossible(userId);
    await this.preferences.manager.transaction(async (manager) => {
      await manager.upsert(MailPreference, { userId, news }, ['userId']);
      if (news === 'off') await this.takeBack(manager, userId);
    });
  }

  /** By the link of a mail, without signing in. Whoever is gone gets none in any case. */
  async end(userId: number): Promise<void> {
    await this.preferences.manager.transaction(async (manager) => {
      await manager.update(MailPreference, { userId }, { news: 'off' });
      await this.takeBack(manager, userId);
    });
  }

  /** What waits, written or not. */
  private async takeBack(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(NewsToMail, { userId });
    await this.mail.withdrawOf(manager, userId, NEWS);
  }

  /** Whether news can come by mail to an account. @throws newsMailUnavailable, newsMailUnconfirmed */
  async assertPossible(userId: number): Promise<void> {
    if (!this.mail.isMailConfigured) throw newsMailUnavailable();
    if (!(await this.isConfirmed(userId))) throw newsMailUnconfirmed();
  }
}
