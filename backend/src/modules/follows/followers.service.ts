import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';
import type { NotificationKind, NotificationParams } from '../notifications/notification.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { sentenceOf } from '../notifications/by-mail/news-sentence.js';
import { ViewerNews } from '../viewers/viewer-news.service.js';
import { FollowerDay } from './entities/follower-day.entity.js';
import { Follow } from './entities/follow.entity.js';
import { UncountedMailbox } from './entities/uncounted-mailbox.entity.js';
import { UncountedFollow } from './entities/uncounted-follow.entity.js';

const TELL_FOLLOWERS = 'tell-followers';

/** Followers told by one job, in one transaction: a participant may have many, and both should be short. */
const SLICE = 1000;

interface FollowersNews {
  participantId: number;
  kind: NotificationKind;
  params: NotificationParams;
  /** Makes that nobody is told twice, however often the job is tried. */
  source: string;
  /** Followers up to this account's id know already; absent where nobody does. */
  above?: number;
}

/** Tells everybody who follows a participant, with an account or by mail alone. */
@Injectable()
export class FollowersService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsService,
    private readonly jobs: JobQueue,
    private readonly viewers: ViewerNews,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<FollowersNews>({
      name: TELL_FOLLOWERS,
      work: async (news) => this.tellSlice(news),
    });
  }

  /** Joins the caller's transaction; the followers are told soon after its commit, each exactly once. */
  async tell(
    manager: EntityManager,
    participantId: number,
    kind: NotificationKind,
    params: NotificationParams,
  ): Promise<void> {
    const source = `follow/${randomUUID()}`;
    await this.addSlice(manager, { participantId, kind, params, source });
    await this.viewers.tellOf(manager, participantId, sentenceOf({ kind, params, source }), source);
  }

  /** A participant who leaves: nobody follows them any more, nor is still to be told of them. */
  async forget(manager: EntityManager, participantId: number): Promise<void> {
    await this.jobs.forget(manager, TELL_FOLLOWERS, { participantId });
    await this.viewers.forget(manager, participantId);
    await manager.delete(Follow, { participantId });
    await manager.delete(UncountedFollow, { participantId });
    await manager.delete(UncountedMailbox, { participantId });
    // Last, as those who went have just been counted.
    await manager.delete(FollowerDay, { participantId });
  }

  /** The job of the next slice is part of the transaction of this one: whatever ends in between goes on where it was, in any process. */
  async tellSlice(news: FollowersNews): Promise<void> {
    const { participantId, kind, params, source, above = 0 } = news;
    await this.dataSource.transaction(async (manager) => {
      const followers = await manager.find(Follow, {
        select: { userId: true },
        where: { participantId, userId: MoreThan(above) },
        order: { userId: 'ASC' },
        take: SLICE,
      });
      const userIds = followers.map(({ userId }) => userId);
      await this.notifications.send(manager, userIds, kind, params, source);
      if (userIds.length === SLICE) await this.addSlice(manager, { ...news, above: userIds.at(-1)! });
    });
  }

  private async addSlice(manager: EntityManager, news: FollowersNews): Promise<void> {
    await this.jobs.add(manager, TELL_FOLLOWERS, news, { key: `${news.source}/${news.above ?? 0}` });
  }
}
