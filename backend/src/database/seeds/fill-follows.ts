import type { EntityManager } from 'typeorm';
import { Follow } from '../../modules/follows/entities/follow.entity.js';
import { type DemoCast, numberDrawnFor, drawnOf } from './demo-cast.js';

/** Followers, each since some day of the past months on which they had an account. */
export async function fillFollows(manager: EntityManager, cast: DemoCast): Promise<void> {
  const audience = [...cast.joined].filter(([, at]) => at < cast.season.end).map(([username]) => username);
  const drawnPairs = Object.entries(cast.story.followers).flatMap(([participant, count]) =>
    drawnOf(audience, count, 'follows', participant).map((follower) => ({ participant, follower })),
  );
  const named = Object.entries(cast.story.follows).flatMap(([follower, followed]) =>
    followed.map((participant) => ({ participant, follower })),
  );
  await manager.insert(
    Follow,
    [...drawnPairs, ...named].map(({ participant, follower }) => ({
      participantId: cast.participants.get(participant)!,
      userId: cast.users.get(follower)!,
      createdAt: followedAt(cast, follower, participant),
    })),
  );
}

function followedAt({ season, joined }: DemoCast, follower: string, participant: string): Date {
  const from = Math.max(season.start.getTime(), joined.get(follower)?.getTime() ?? 0);
  const until = season.startOf(season.pastMonths + 1).getTime();
  return new Date(from + numberDrawnFor('since', follower, participant) * (until - from));
}
