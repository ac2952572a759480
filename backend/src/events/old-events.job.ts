import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from '../housekeeping/housekeeping.service.js';
import type { Sweep } from '../housekeeping/sweep.js';
import { KEPT_MS } from './recent-events.js';

/**
 * By number, so that no hole is left where a long transaction wrote early and was committed late. The newest stays,
 * however old: it says where the numbers are. The bound is a figure of its own, so that the planner knows how little lies below it.
 */
const OLD: readonly Sweep[] = [
  {
    name: 'site_events',
    table: 'site_events',
    due: `id < coalesce(
      (SELECT id FROM site_events WHERE created_at >= now() - interval '${KEPT_MS} milliseconds' ORDER BY id LIMIT 1),
      (SELECT max(id) FROM site_events))`,
    by: 'id',
  },
];

/** Deletes events that nobody can ask for any more. */
@Injectable()
export class OldEventsJob implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: Housekeeping) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('old-events', OLD, async () => this.deleteAll());
  }

  async deleteAll(): Promise<void> {
    await this.housekeeping.run(OLD);
  }
}
