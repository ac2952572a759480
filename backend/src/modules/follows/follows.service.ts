import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { ParticipantFigures } from '../participants/participant-figures.service.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { Follow } from './entities/follow.entity.js';
import { followingOneself } from './follows.errors.js';

/** Who follows whom, and how many each participant has. */
@Injectable()
export class FollowsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly participants: ParticipantsQuery,
    private readonly figures: ParticipantFigures,
    private readonly events: SiteEvents,
  ) {}

  /** Ids of the participants that an account follows, the latest first. */
  async followedBy(userId: number): Promise<number[]> {
    const follows = await this.dataSource.manager.find(Follow, {
      select: { participantId: true },
      where: { userId },
      order: { createdAt: 'DESC', participantId: 'ASC' },
    });
    return follows.map(({ participantId }) => participantId);
  }

  /** Fine for a second time too. @throws participantNotFound, followingOneself */
  follow(userId: number, participantId: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const participant = await this.participants.lockActive(manager, participantId);
      if (participant.userId === userId) throw followingOneself();
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(Follow)
        .values({ userId, participantId })
        .orIgnore()
        .returning(['userId'])
        .execute();
      await this.count(manager, participantId, (inserted.raw as unknown[]).length);
    });
  }

  /** Those who lost their place can be left as well. @throws participantNotFound */
  unfollow(userId: number, participantId: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await this.participants.lock(manager, participantId);
      const { affected } = await manager.delete(Follow, { userId, participantId });
      await this.count(manager, participantId, -(affected ?? 0));
    });
  }

  private async count(manager: EntityManager, participantId: number, change: number): Promise<void> {
    if (change === 0) return;
    await this.figures.add(manager, participantId, 'followers', change);
    await this.events.publish(manager, {
      event: 'participant',
      data: { id: participantId, participantId },
    });
  }
}
