import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { LONGEST_RUN_MS } from '../../../housekeeping/housekeeping.service.js';
import { JobQueue } from '../../../queue/job-queue.js';
import { User } from '../../auth/entities/user.entity.js';
import { publicName } from '../../auth/public-name.js';
import { MailService } from '../../mail/mail.service.js';
import type { NewsSentence } from '../../mail/news-sentence.types.js';
import { MailPreference } from '../entities/mail-preference.entity.js';
import { Notification } from '../entities/notification.entity.js';
import { sentenceOf } from './news-sentence.js';

/** More than that is read on the site. */
const MAX_NEWS_A_MAIL = 20;

const READERS_AT_ONCE = 200;

/** Writes mail of the news that is due: all of an account's in one. */
@Injectable()
export class NewsByMailJob implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly mail: MailService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.mail.isMailConfigured) return;
    await this.jobs.register({
      name: 'news-by-mail',
      work: async () => this.mailDue(),
      everyMinute: {},
      byClockAlone: true,
    });
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** @param longest how long a run may last (ms): the next one goes on with what is left. */
  async mailDue(longest = LONGEST_RUN_MS): Promise<void> {
    const end = performance.now() + longest;
    const mayGoOn = () => !this.isStopping && performance.now() < end;
    while (mayGoOn()) {
      const readers: { userId: number }[] = await this.dataSource.query(
        `SELECT DISTINCT user_id AS "userId"
        FROM (SELECT user_id FROM news_to_mail WHERE due_at <= now() ORDER BY due_at LIMIT $1) due`,
        [READERS_AT_ONCE],
      );
      if (readers.length === 0) return;
      for (const { userId } of readers)
        if (mayGoOn()) await this.dataSource.transaction((manager) => this.mailTo(manager, userId));
    }
  }

  /** Whoever takes the rows writes the mail: a second process finds none. What was read meanwhile is no news. */
  private async mailTo(manager: EntityManager, userId: number): Promise<void> {
    const [taken]: [{ id: number }[], number] = await manager.query(
      'DELETE FROM news_to_mail WHERE user_id = $1 AND due_at <= now() RETURNING notification_id AS id',
      [userId],
    );
    const ids = taken.map(({ id }) => id);
    const found = await manager.find(Notification, {
      where: { id: In(ids), userId, readAt: IsNull() },
      order: { id: 'DESC' },
    });
    const news = found.map(sentenceOf);
    if (news.length === 0) return;
    await this.write(manager, userId, news, `news/${found[0]!.id}`);
  }

  private async write(
    manager: EntityManager,
    userId: number,
    news: readonly NewsSentence[],
    key: string,
  ): Promise<void> {
    const user = await manager.findOneByOrFail(User, { id: userId });
    const { email: to, emailConfirmedAt, language } = user;
    if (emailConfirmedAt === null) return;
    const name = publicName(user);
    const about = { to, language, userId, key };
    if (news.length === 1)
      await this.mail.send(manager, { ...about, kind: 'news', params: { name, news: news[0]! } });
    else {
      const params = {
        name,
        news: news.slice(0, MAX_NEWS_A_MAIL),
        more: Math.max(0, news.length - MAX_NEWS_A_MAIL),
      };
      await this.mail.send(manager, { ...about, kind: 'news_digest', params });
    }
    await manager.update(MailPreference, { userId }, { mailedAt: () => 'now()' });
  }
}
