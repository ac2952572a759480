import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { Notification } from './entities/notification.entity.js';
import type { NotificationKind, NotificationParams } from './notification.types.js';

/** Writes accounts their news, within the transaction of what they are told of. */
@Injectable()
export class NotificationsService {
  constructor(private readonly events: SiteEvents) {}

  async send(
    manager: EntityManager,
    userIds: readonly number[],
    kind: NotificationKind,
    params: NotificationParams,
  ): Promise<void> {
    if (userIds.length === 0) return;
    const { identifiers } = await manager.insert(
      Notification,
      userIds.map((userId) => ({ userId, kind, params })),
    );
    const ids = identifiers as { id: number }[];
    await this.events.publish(
      manager,
      ...ids.map(({ id }, index) => ({
        event: 'notification' as const,
        data: { id },
        userId: userIds[index]!,
      })),
    );
  }
}
