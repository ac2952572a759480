import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { NftBadge } from './entities/nft-badge.entity.js';

/** Tells accounts of their badges, in the transaction that changes them. */
@Injectable()
export class BadgeNews {
  constructor(
    private readonly events: SiteEvents,
    private readonly notifications: NotificationsService,
  ) {}

  /** The account's open pages fetch their badge anew. */
  async changed(manager: EntityManager, { id, userId }: Pick<NftBadge, 'id' | 'userId'>): Promise<void> {
    await this.events.publish(manager, { event: 'notification', data: { id }, userId });
  }

  /** Once, also when its block is read again or comes back after a reorganisation. */
  async minted(manager: EntityManager, { id, userId, badgeType }: NftBadge): Promise<void> {
    const params = { badgeId: id, badgeType };
    await this.notifications.send(manager, [userId], 'badge', params, `badge/${id}/minted`);
  }
}
