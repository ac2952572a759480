import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';
import type { NotificationKind, NotificationParams } from '../notifications/notification.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Follow } from './entities/follow.entity.js';
import { UncountedMailbox } from './entities/uncounted-mailbox.entity.js';
import { UncountedFollow } from './entities/uncounted-follow.entity.js';

const TELL_FOLLOWERS = 'tell-followers';

/** Followers told in one transaction: a participant may have many, and a transaction should be short. */
const BATCH = 1000;

interface FollowersNews {
  participantId: number;
  kind: NotificationKind;
  params: NotificationParams;
  /** Makes that nobody is told twice, however often the job is tried. */
  source: string;
}

/** Tells everybody who follows a participant. */
@Injectable()
export class FollowersService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsService,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<FollowersNews>({
      name: TELL_FOLLOWERS,
      work: async (news) => this.tellAll(news),
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
    const news: FollowersNews = { participantId, kind, params, source };
    await this.jobs.add(manager, TELL_FOLLOWERS, news, { key: source });
  }

  /** A participant who leaves: nobody follows them any more, nor is still to be told of them. */
  async forget(manager: EntityManager, participantId: number): Promise<void> {
    await this.jobs.forget(manager, TELL_FOLLOWERS, { participantId });
    await manager.delete(Follow, { participantId });
    await manager.delete(UncountedFollow, { participantId });
    await manager.delete(UncountedMailbox, { participantId });
  }

  /** Batch by batch, each committed by itself: a job tried again passes over those who know already. */
  async tellAll(news: FollowersNews): Promise<void> {
    let last = 0;
    for (;;) {
      const told = await this.tellBatch(news, last);
      if (told.length < BATCH) return;
      last = told.at(-1)!;
    }
  }

  private tellBatch(
    { participantId, kind, params, source }: FollowersNews,
    above: number,
  ): Promise<number[]> {
    return this.dataSource.transaction(async (manager) => {
      const followers = await manager.find(Follow, {
        select: { userId: true },
        where: { participantId, userId: MoreThan(above) },
        order: { userId: 'ASC' },
        take: BATCH,
      });
      const userIds = followers.map(({ userId }) => userId);
      await this.notifications.send(manager, userIds, kind, params, source);
      return userIds;
    });
  }
}
