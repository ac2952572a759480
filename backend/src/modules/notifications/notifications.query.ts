import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, LessThanOrEqual, Repository } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import type { ListNotificationsDto } from './dto/list-notifications.dto.js';
import { Notification } from './entities/notification.entity.js';

/** One page of an account's news; `next` is the cursor of the page after it. */
export interface NotificationsPage {
  items: Notification[];
  unread: number;
  next: number | null;
}

/** An account's own view of its news. */
@Injectable()
export class NotificationsQuery {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly events: SiteEvents,
  ) {}

  /** Newest first. */
  async list(userId: number, { limit, cursor }: ListNotificationsDto): Promise<NotificationsPage> {
    const found = await this.notifications.find({
      where: { userId, ...(cursor !== undefined && { id: LessThan(cursor) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const items = found.slice(0, limit);
    const unread = await this.notifications.countBy({ userId, readAt: IsNull() });
    return { items, unread, next: found.length > limit ? items.at(-1)!.id : null };
  }

  /** What came after the newest that was shown stays unread. The account's other pages hear of it. */
  markRead(userId: number, upTo: number): Promise<void> {
    return this.notifications.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        Notification,
        { userId, id: LessThanOrEqual(upTo), readAt: IsNull() },
        { readAt: new Date() },
      );
      if (affected) await this.events.publish(manager, { event: 'notification', data: { id: upTo }, userId });
    });
  }
}
