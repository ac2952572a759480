import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { NftBadge } from './entities/nft-badge.entity.js';

/** What a badge's owner is told of: its minting, or what a keeper did with it. */
export interface BadgeTurn {
  badge: Pick<NftBadge, 'id' | 'userId' | 'badgeType'>;
  change: 'minted' | 'reissued' | 'revoked';
  /** A badge may be re-issued several times. */
  transactionHash: string;
}

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

  /** Once of each, also when a block is read again or comes back after a reorganisation. */
  async tell(manager: EntityManager, news: readonly BadgeTurn[]): Promise<void> {
    await this.notifications.sendAll(
      manager,
      news.map(({ badge: { id, userId, badgeType }, change, transactionHash }) => ({
        userId,
        kind: 'badge',
        // Minting is what a badge's news is of if it does not say otherwise.
        params: { badgeId: id, badgeType, ...(change !== 'minted' && { change }) },
        source: `badge/${id}/${change}${change === 'minted' ? '' : `/${transactionHash}`}`,
      })),
    );
  }
}
