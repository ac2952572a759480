import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ParticipantRegistrations } from '../participants/participant-registrations.js';
import { BadgeNews } from './badge-news.service.js';
import { BadgeQueue } from './badge.queue.js';
import { badgeActionOf } from './badge-state.js';
import { NftBadge } from './entities/nft-badge.entity.js';

/** Becoming a participant makes a supporter's badge of that season a participant's, in the database at once and on the chain soon after. */
@Injectable()
export class BadgeUpgrades implements OnModuleInit {
  constructor(
    private readonly registrations: ParticipantRegistrations,
    private readonly queue: BadgeQueue,
    private readonly news: BadgeNews,
  ) {}

  onModuleInit(): void {
    this.registrations.subscribe(async (manager, { userId, season }) =>
      this.upgrade(manager, userId, season),
    );
  }

  private async upgrade(manager: EntityManager, userId: number, season: number): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const badge = await manager.findOne(NftBadge, { where: { userId, season }, lock });
    if (!badge || badge.badgeType === 'participant') return;
    await manager.update(NftBadge, { id: badge.id }, { badgeType: 'participant' });
    await this.news.changed(manager, badge);
    if (badgeActionOf({ ...badge, badgeType: 'participant' })) await this.queue.add(manager, badge.id);
  }
}
