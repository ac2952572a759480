import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';
import { jobOf, PUSH } from './push-jobs.js';

const NEWS_AT_ONCE = 500;

/** A notice that waited, with each browser of its account. */
interface TakenNews {
  notificationId: number;
  /** Null where the account has none any more. */
  subscriptionId: number | null;
}

/** Whoever takes the rows adds the jobs: a second process finds none. */
const TAKE = `
  WITH taken AS (
    DELETE FROM news_to_push WHERE notification_id = ANY(ARRAY(
      SELECT notification_id FROM news_to_push ORDER BY notification_id LIMIT ${NEWS_AT_ONCE} FOR UPDATE SKIP LOCKED
    )) RETURNING notification_id, user_id
  )
  SELECT notification_id AS "notificationId", subscription.id AS "subscriptionId"
  FROM taken LEFT JOIN push_subscriptions subscription ON subscription.user_id = taken.user_id`;

/** News of which browsers are to be told. */
@Injectable()
export class NewsToPush {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  /** Makes a job of each, for each browser of its account. */
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
}
