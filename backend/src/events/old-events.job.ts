import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../queue/job-queue.js';
import { KEPT_MS } from './recent-events.js';

/** Deletes events that nobody can ask for any more. */
@Injectable()
export class OldEventsJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({ name: 'old-events', work: async () => this.deleteAll(), everyMinute: {} });
  }

  /**
   * By number, so that no hole is left where a long transaction wrote early and was committed late. The newest stays,
   * however old: it says where the numbers are.
   */
  async deleteAll(): Promise<void> {
    const oldest = new Date(Date.now() - KEPT_MS);
    // The bound is a figure of its own, so that the planner knows how little lies below it.
    const [{ bound }] = await this.dataSource.query<[{ bound: string | null }]>(
      `SELECT coalesce(
        (SELECT id FROM site_events WHERE created_at >= $1 ORDER BY id LIMIT 1), (SELECT max(id) FROM site_events)
      ) AS bound`,
      [oldest],
    );
    await this.dataSource.query('DELETE FROM site_events WHERE id < $1', [bound]);
  }
}
