import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Participant } from '../participants/entities/participant.entity.js';
import type { Standing } from './award.types.js';
import type { Award } from './entities/award.entity.js';
import { winners } from './ranking.js';

/** Tells participants how an award ended for them. */
@Injectable()
export class AwardResults {
  constructor(private readonly notifications: NotificationsService) {}

  /** Within the transaction that closes the award. Where nobody has a point nobody won, and there is nothing to tell. */
  async tell(manager: EntityManager, { id: awardId, kind, name }: Award, result: Standing[]): Promise<void> {
    if (winners(result).length === 0) return;
    const participants = await manager.findBy(Participant, {
      id: In(result.map(({ participantId }) => participantId)),
    });
    for (const { id, userId } of participants) {
      const { rank } = result.find(({ participantId }) => participantId === id)!;
      await this.notifications.send(manager, [userId], 'award', { awardId, kind, name, rank });
    }
  }
}
