import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import { MailService } from '../../mail/mail.service.js';
import { MailPreference, type NewsByMail } from '../entities/mail-preference.entity.js';
import { NewsToMail } from '../entities/news-to-mail.entity.js';
import { newsMailUnavailable, newsMailUnconfirmed } from '../notifications.errors.js';

/** Whether and how accounts get their news by mail. */
@Injectable()
export class MailPreferences {
  constructor(
    @InjectRepository(MailPreference) private readonly preferences: Repository<MailPreference>,
    private readonly mail: MailService,
  ) {}

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
      if (news === 'off') await manager.delete(NewsToMail, { userId });
    });
  }

  /** By the link of a mail, without signing in. Whoever is gone gets none in any case. */
  async end(userId: number): Promise<void> {
    await this.preferences.manager.transaction(async (manager) => {
      await manager.update(MailPreference, { userId }, { news: 'off' });
      await manager.delete(NewsToMail, { userId });
    });
  }

  /** Whether news can come by mail to an account. @throws newsMailUnavailable, newsMailUnconfirmed */
  async assertPossible(userId: number): Promise<void> {
    if (!this.mail.isMailConfigured) throw newsMailUnavailable();
    if (!(await this.isConfirmed(userId))) throw newsMailUnconfirmed();
  }
}
