import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { NetworkMark } from '../../common/access/network-mark.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { User } from '../auth/entities/user.entity.js';
import { ParticipantFigures } from '../participants/participant-figures.service.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { Follow } from './entities/follow.entity.js';
import { UncountedMailboxes } from './uncounted-mailboxes.service.js';
import { followingOneself, tooManyFollows } from './follows.errors.js';

/** Of an account, both ways: each tells every open page. */
export const FOLLOW_CHANGES_PER_HOUR = 60;

/** Who follows whom, and how many each participant has. */
@Injectable()
export class FollowsService {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly participants: ParticipantsQuery,
    private readonly figures: ParticipantFigures,
    private readonly events: SiteEvents,
    private readonly networks: NetworkMark,
    private readonly uncounted: UncountedMailboxes,
  ) {
    this.limiter = rateLimiter(dataSource, 'follow', FOLLOW_CHANGES_PER_HOUR, 60 * 60);
  }

  /** Ids of the participants that an account follows, the latest first. */
  async followedBy(userId: number): Promise<number[]> {
    const follows = await this.dataSource.manager.find(Follow, {
      select: { participantId: true },
      where: { userId },
      order: { createdAt: 'DESC', participantId: 'ASC' },
    });
    return follows.map(({ participantId }) => participantId);
  }

  /** Fine for a second time too. @param address where it comes from. @throws participantNotFound, followingOneself, tooManyFollows */
  async follow(reader: SignedInUser, participantId: number, address: string): Promise<void> {
    const { id: userId } = reader;
    await takePoint(this.limiter, String(userId), tooManyFollows);
    await this.dataSource.transaction(async (manager) => {
      // Seasons, accounts, participants: in this order everywhere, as where a season begins.
      await this.participants.holdSeason(manager, participantId);
      await this.holdAccount(manager, userId);
      const participant = await this.participants.lockActive(manager, participantId);
      await this.participants.assertShown(manager, participant, reader);
      if (participant.userId === userId) throw followingOneself();
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(Follow)
        .values({ userId, participantId, addressHash: this.networks.hash(address) })
        .orIgnore()
        .returning(['userId'])
        .execute();
      const { length } = inserted.raw as unknown[];
      await this.count(manager, participantId, length);
      if (length > 0) await this.uncounted.follow(manager, userId);
    });
  }

  /** Those who lost their place can be left as well. @throws participantNotFound, tooManyFollows */
  async unfollow(reader: SignedInUser, participantId: number): Promise<void> {
    const { id: userId } = reader;
    await takePoint(this.limiter, String(userId), tooManyFollows);
    await this.dataSource.transaction(async (manager) => {
      await this.holdAccount(manager, userId);
      const participant = await this.participants.lock(manager, participantId);
      const { affected } = await manager.delete(Follow, { userId, participantId });
      // Whoever follows somebody knows of them, also where the season's start was moved since.
      if (!affected) await this.participants.assertShown(manager, participant, reader);
      await this.count(manager, participantId, -(affected ?? 0));
    });
  }

  /** Before the participant, as where an address is proved: whom it makes follow is counted by it. */
  private async holdAccount(manager: EntityManager, id: number): Promise<void> {
    await manager.findOne(User, { select: { id: true }, where: { id }, lock: { mode: 'pessimistic_read' } });
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
