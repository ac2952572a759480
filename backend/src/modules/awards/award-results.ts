import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { FollowersService } from '../follows/followers.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Participant } from '../participants/entities/participant.entity.js';
import type { Standing } from './award.types.js';
import type { Award } from './entities/award.entity.js';
import { winners } from './ranking.js';

/** Tells how an award ended: each participant for themselves, and followers who won. */
@Injectable()
export class AwardResults {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly followers: FollowersService,
  ) {}

  /** Within the transaction that closes the award. Where nobody has a point nobody won, and there is nothing to tell. */
  async tell(
    manager: EntityManager,
    { id: awardId, kind, name, season }: Award,
    result: Standing[],
  ): Promise<void> {
    const first = winners(result);
    if (first.length === 0) return;
    const news = { awardId, kind, name, season };
    const ids = result.map(({ participantId }) => participantId);
    for (const { id, userId } of await manager.findBy(Participant, { id: In(ids) })) {
      const { rank } = result.find(({ participantId }) => participantId === id)!;
      await this.notifications.send(manager, [userId], 'award', { ...news, rank });
    }
    // News of somebody else names them.
    for (const { participantId, name: participant, rank } of first)
      await this.followers.tell(manager, participantId, 'award', {
        ...news,
        rank,
        participantId,
        participant,
      });
  }
}
