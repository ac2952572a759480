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

  /** The accounts' open pages fetch their badges anew. */
  async changed(manager: EntityManager, ...badges: Pick<NftBadge, 'id' | 'userId'>[]): Promise<void> {
    const told = badges.map(({ id, userId }) => ({ event: 'notification' as const, data: { id }, userId }));
    await this.events.publish(manager, ...told);
  }

  /** Once, also when its block is read again or comes back after a reorganisation. */
  async minted(manager: EntityManager, { id, userId, badgeType }: NftBadge): Promise<void> {
    const params = { badgeId: id, badgeType };
    await this.notifications.send(manager, [userId], 'badge', params, `badge/${id}/minted`);
  }

  /** What a keeper did with it, in a transaction; once for each. */
  async kept(
    manager: EntityManager,
    { id, userId, badgeType }: NftBadge,
    change: 'reissued' | 'revoked',
    transactionHash: string,
  ): Promise<void> {
    const params = { badgeId: id, badgeType, change };
    const source = `badge/${id}/${change}/${transactionHash}`;
    await this.notifications.send(manager, [userId], 'badge', params, source);
  }
}
