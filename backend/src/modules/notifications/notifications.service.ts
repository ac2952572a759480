import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { Notification } from './entities/notification.entity.js';
import type { NotificationKind, NotificationParams } from './notification.types.js';

/** What an account is told; `source` names what it is of, where it could be told twice. */
export interface Message {
  userId: number;
  kind: NotificationKind;
  params: NotificationParams;
  source: string | null;
}

/** Writes accounts their news, within the transaction of what they are told of. */
@Injectable()
export class NotificationsService {
  constructor(private readonly events: SiteEvents) {}

  /**
   * `source` names what the news is of, where it could be told twice: a job that is tried again, a block that is read
   * again. An account gets one of each.
   */
  async send(
    manager: EntityManager,
    userIds: readonly number[],
    kind: NotificationKind,
    params: NotificationParams,
    source: string | null = null,
  ): Promise<void> {
    await this.sendAll(
      manager,
      userIds.map((userId) => ({ userId, kind, params, source })),
    );
  }

  /** Several at once, each to its account. */
  async sendAll(manager: EntityManager, messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return;
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Notification)
      .values([...messages])
      .orIgnore()
      .returning(['id', 'userId'])
      .execute();
    const written = inserted.raw as { id: number; user_id: number }[];
    await this.events.publish(
      manager,
      ...written.map(({ id, user_id: userId }) => ({
        event: 'notification' as const,
        data: { id },
        userId,
      })),
    );
  }

  /** Takes back what an account was told of `source`, where that is no longer for its eyes. */
  async withdraw(manager: EntityManager, userId: number, source: string): Promise<void> {
    const told = await manager.findOneBy(Notification, { userId, source });
    if (!told) return;
    await manager.delete(Notification, { id: told.id });
    await this.events.publish(manager, { event: 'notification', data: { id: told.id }, userId });
  }
}
