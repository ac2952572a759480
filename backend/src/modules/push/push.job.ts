import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Language } from '../../common/languages.js';
import { JobQueue } from '../../queue/job-queue.js';
import { Notification } from '../notifications/entities/notification.entity.js';
import { PushSubscription } from './entities/push-subscription.entity.js';
import { messageOf } from './push-message.js';
import { NewsToPush } from './news-to-push.service.js';
import { ALL, jobOf, PUSH, type Push } from './push-jobs.js';
import { type Answered, PushHolds } from './push-holds.service.js';
import { PushHosts } from './push-hosts.service.js';
import { HANDS, PushPlaces } from './push-places.js';
import { PushReviews } from './push-reviews.service.js';
import { type PushOutcome, PushSender } from './push-sender.service.js';
import type { PushMessage } from './push.types.js';

/** A service that takes longer is held back as one that is silent (ms). */
const SLOW_MS = 5_000;

/** Before the second try and those after it, for what may pass by itself (ms); then it is given up. */
const LATER_MS = [30_000, 300_000, 1_800_000, 7_200_000];

/** As long as an attempt lasts: whoever is in the way is done by then (ms). */
const IN_THE_WAY_MS = 10_000;

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
    private readonly news: NewsToPush,
    private readonly sender: PushSender,
    private readonly reviews: PushReviews,
    private readonly holds: PushHolds,
    private readonly hosts: PushHosts,
    private readonly places: PushPlaces,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<Push | typeof ALL>({
      name: PUSH,
      work: async (push) => (push.notificationId === 'all' ? this.news.takeAll() : this.push(push)),
      hands: HANDS,
      everyMinute: ALL,
    });
  }

  private async push(push: Push): Promise<void> {
    const { manager } = this.dataSource;
    const subscription = await manager.findOneBy(PushSubscription, { id: push.subscriptionId });
    const news = subscription && (await this.noticeFor(push.notificationId, subscription.userId));
    if (!news) return;
    const { host } = new URL(subscription.endpoint);
    const asideUntil = await this.hosts.asideUntil(host);
    if (asideUntil) return this.putOff(push, asideUntil);
    const leave = await this.places.take(host);
    if (!leave) return this.putOff(push, new Date(Date.now() + IN_THE_WAY_MS));
    try {
      const heldUntil = await this.holds.heldUntil(subscription);
      if (heldUntil) await this.putOff(push, heldUntil);
      else await this.attempt(push, subscription, messageOf(news.notice, news.language));
    } finally {
      leave();
    }
  }

  private async attempt(push: Push, subscription: PushSubscription, message: PushMessage): Promise<void> {
    const { id, endpoint, p256dh, auth } = subscription;
    const asked = performance.now();
    const outcome = await this.sender.send({ endpoint, keys: { p256dh, auth } }, message);
    const answered = answeredWithin(performance.now() - asked, outcome);
    await this.holds.note(subscription, answered);
    await this.hosts.note(new URL(endpoint).host, answered);
    if (outcome === 'gone') await this.dataSource.manager.delete(PushSubscription, { id, endpoint });
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
