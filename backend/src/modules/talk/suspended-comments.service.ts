import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { SuspensionChanges } from '../auth/suspension-changes.js';

/** So many of the newest comments are looked at for the reports that open pages fetch anew. */
const MOST = 100;

const TALKED = `
  SELECT max(id) AS id, "reportId" FROM (
    SELECT id, progress_update_id AS "reportId" FROM report_comments WHERE user_id = $1 ORDER BY id DESC LIMIT ${MOST}
  ) newest GROUP BY "reportId"`;

/** Open pages hear that what an account said has gone, or is back; the comments themselves stay as they are. */
@Injectable()
export class SuspendedComments implements OnModuleInit {
  constructor(
    private readonly suspensions: SuspensionChanges,
    private readonly events: SiteEvents,
  ) {}

  onModuleInit(): void {
    this.suspensions.subscribe((manager, userId) => this.announce(manager, userId));
  }

  private async announce(manager: EntityManager, userId: number): Promise<void> {
    const talked = await manager.query<{ id: number; reportId: number }[]>(TALKED, [userId]);
    await this.events.publish(manager, ...talked.map((data) => ({ event: 'comment' as const, data })));
  }
}
