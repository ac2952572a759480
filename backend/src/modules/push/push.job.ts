import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../common/languages.js';
import { JobQueue } from '../../queue/job-queue.js';
import { Notification } from '../notifications/entities/notification.entity.js';
import { PushSubscription } from './entities/push-subscription.entity.js';
import { messageOf } from './push-message.js';
import { type Answered, PushHolds } from './push-holds.service.js';
import { PushReviews } from './push-reviews.service.js';
import { type PushOutcome, PushSender } from './push-sender.service.js';

const PUSH = 'push';

/** Sent at once, by one process; a slow one keeps nobody else waiting. */
const HANDS = 4;

/** A service that takes longer is held back as one that is silent (ms). */
const SLOW_MS = 5_000;

const NEWS_AT_ONCE = 500;

/** Before the second try and those after it, for what may pass by itself (ms); then it is given up. */
const LATER_MS = [30_000, 300_000, 1_800_000, 7_200_000];

/** A notice for one browser. */
interface Push {
  notificationId: number;
  subscriptionId: number;
  /** From 1. */
  attempt: number;
}

/** A notice that waited, with each browser of its account. */
interface TakenNews {
  notificationId: number;
  /** Null where the account has none any more. */
  subscriptionId: number | null;
}

/** Whoever takes the rows adds the jobs: a second process finds none. */
const TAKE = `
  WITH taken AS (
    DELETE FROM news_to_push WHERE notification_id IN (
      SELECT notification_id FROM news_to_push ORDER BY notification_id LIMIT ${NEWS_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING notification_id, user_id
  )
  SELECT notification_id AS "notificationId", subscription.id AS "subscriptionId"
  FROM taken LEFT JOIN push_subscriptions subscription ON subscription.user_id = taken.user_id`;

/** What was read meanwhile is no news, nor is what is a day old; nobody is told who left, was suspended or wants such news no more. */
const TOLD = `
  SELECT account.language FROM notifications notice
  JOIN users account ON account.id = notice.user_id AND account.deleted_at IS NULL AND account.suspended_at IS NULL
  JOIN notification_preferences preference ON preference.user_id = account.id AND preference.push @> to_jsonb(notice.kind)
  WHERE notice.id = $1 AND notice.user_id = $2 AND notice.read_at IS NULL AND notice.created_at > now() - interval '1 day'`;

/** Tells browsers of news, each of which is a job of its own. */
@Injectable()
export class PushJob implements OnApplicationBootstrap {
  private readonly logger = new Logger(PushJob.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly sender: PushSender,
    private readonly reviews: PushReviews,
    private readonly holds: PushHolds,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<Push>({ name: PUSH, work: async (push) => this.push(push), hands: HANDS });
    await this.jobs.register({
      name: 'news-by-push',
      work: async () => this.takeAll(),
      everyMinute: {},
      byClockAlone: true,
    });
  }

  async takeAll(): Promise<void> {
    let taken = 1;
    while (taken > 0) taken = await this.dataSource.transaction((manager) => this.take(manager));
  }

  private async take(manager: EntityManager): Promise<number> {
    const rows = await manager.query<TakenNews[]>(TAKE);
    const pushes = rows.flatMap(({ notificationId, subscriptionId }) =>
      subscriptionId === null ? [] : [{ notificationId, subscriptionId, attempt: 1 }],
    );
    await this.jobs.addAll(manager, PUSH, pushes.map(jobOf));
    return rows.length;
  }

  private async push(push: Push): Promise<void> {
    const { manager } = this.dataSource;
    const subscription = await manager.findOneBy(PushSubscription, { id: push.subscriptionId });
    const notice = subscription && (await this.noticeFor(push.notificationId, subscription.userId));
    if (!notice) return;
    const { endpoint, p256dh, auth } = subscription;
    const target = { endpoint, keys: { p256dh, auth } };
    const heldUntil = await this.holds.heldUntil(subscription);
    if (heldUntil) return this.putOff(push, heldUntil);
    const asked = performance.now();
    const outcome = await this.sender.send(target, messageOf(notice.notice, notice.language));
    await this.holds.note(subscription, answeredWithin(performance.now() - asked, outcome));
    if (outcome === 'gone') await manager.delete(PushSubscription, { id: subscription.id, endpoint });
    if (outcome === 'refused') this.logger.warn(push, 'A push service refused a message');
    if (outcome === 'later' || outcome === 'busy') await this.tryLater(push);
  }

  /** In the language of its reader, where it is news still. */
  private async noticeFor(
    id: number,
    userId: number,
  ): Promise<{ notice: Notification; language: Language } | undefined> {
    const { manager } = this.dataSource;
    const [reader] = await manager.query<{ language: Language }[]>(TOLD, [id, userId]);
    const notice = reader && (await manager.findOneBy(Notification, { id, userId }));
    if (!notice || !(await this.reviews.isStillSo(notice))) return undefined;
    return { notice, language: reader.language };
  }

  private async tryLater(push: Push): Promise<void> {
    const pause = LATER_MS[push.attempt - 1];
    if (pause === undefined) return;
    await this.putOff({ ...push, attempt: push.attempt + 1 }, new Date(Date.now() + pause));
  }

  private putOff(push: Push, startAfter: Date): Promise<void> {
    return this.jobs.addAll(this.dataSource.manager, PUSH, [{ ...jobOf(push), startAfter }]);
  }
}

function answeredWithin(ms: number, outcome: PushOutcome): Answered {
  if (outcome === 'later') return 'none';
  return ms > SLOW_MS ? 'slow' : 'soon';
}

const jobOf = (push: Push) => ({
  data: push,
  key: `${push.notificationId}/${push.subscriptionId}/${push.attempt}`,
});
