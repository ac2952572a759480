import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { fewRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import type { LeavingAccount } from '../auth/own-data/personal-data.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { FollowersService } from './followers.service.js';

const FOLLOWS = `
  SELECT follow.participant_id AS "participantId", participant.name, follow.created_at AS "createdAt"
  FROM follows follow JOIN participants participant ON participant.id = follow.participant_id
  WHERE follow.user_id = $1 ORDER BY follow.created_at`;

const UNCOUNTED = `
  SELECT decision.participant_id AS "participantId", participant.name, decision.reason, decision.created_at AS "createdAt"
  FROM uncounted_follows decision JOIN participants participant ON participant.id = decision.participant_id
  WHERE decision.user_id = $1 ORDER BY decision.created_at`;

const FOLLOWER_DAYS = `
  SELECT day.participant_id AS "participantId", to_char(day.day, 'YYYY-MM-DD') AS day, day.followers
  FROM follower_days day JOIN participants participant ON participant.id = day.participant_id
  WHERE participant.user_id = $1 ORDER BY day.participant_id, day.day`;

const UNFOLLOW = `
  WITH gone AS (DELETE FROM follows WHERE user_id = $1 RETURNING participant_id)
  UPDATE participants SET followers = followers - 1 FROM gone WHERE participants.id = gone.participant_id
  RETURNING participants.id`;

/** Whom an account follows; and who follows it, where it is a participant's. */
@Injectable()
export class OwnFollows implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly followers: FollowersService,
    private readonly notifications: NotificationsService,
    private readonly events: SiteEvents,
  ) {}

  onModuleInit(): void {
    this.data.register(
      {
        name: 'follows',
        export: (manager, userId) => fewRows(manager, FOLLOWS, userId),
        erase: (manager, account) => this.erase(manager, account),
      },
      {
        // They go with the follows, once nobody follows the participant any more.
        name: 'followerDays',
        export: (manager, userId) => fewRows(manager, FOLLOWER_DAYS, userId),
      },
      {
        name: 'uncountedFollows',
        export: (manager, userId) => fewRows(manager, UNCOUNTED, userId),
        erase: async (manager, { id }) => {
          await manager.query('DELETE FROM uncounted_follows WHERE user_id = $1', [id]);
        },
      },
    );
  }

  private async erase(manager: EntityManager, { id, placeholder }: LeavingAccount): Promise<void> {
    const [left] = await manager.query<[{ id: number }[], number]>(UNFOLLOW, [id]);
    await this.events.publish(
      manager,
      ...left.map((row) => ({ event: 'participant' as const, data: { id: row.id, participantId: row.id } })),
    );
    const places = await manager.query<{ id: number }[]>(
      'SELECT id FROM participants WHERE user_id = $1 ORDER BY id',
      [id],
    );
    for (const own of places) {
      await this.followers.forget(manager, own.id);
      await this.notifications.forgetParticipant(manager, own.id, placeholder);
    }
  }
}
