import type { EntityManager } from 'typeorm';
import { Follow } from '../../modules/follows/entities/follow.entity.js';
import { type DemoCast, drawn, drawnOf } from './demo-cast.js';
import { DEMO_FOLLOWERS, DEMO_FOLLOWS } from './demo-follows.js';
import { PAST_MONTHS } from './demo-season.js';
import { DEMO_VOTERS } from './demo-voters.js';

/** Followers, each since some day of the past months on which they had an account. */
export async function fillFollows(manager: EntityManager, cast: DemoCast): Promise<void> {
  const audience = DEMO_VOTERS.map(({ username }) => username);
  const drawnPairs = Object.entries(DEMO_FOLLOWERS).flatMap(([participant, count]) =>
    drawnOf(audience, count, 'follows', participant).map((follower) => ({ participant, follower })),
  );
  const named = Object.entries(DEMO_FOLLOWS).flatMap(([follower, followed]) =>
    followed.map((participant) => ({ participant, follower })),
  );
  await manager.insert(
    Follow,
    [...drawnPairs, ...named].map(({ participant, follower }) => ({
      participantId: cast.participants.get(participant)!,
      userId: cast.users.get(follower)!,
      createdAt: since(cast, follower, participant),
    })),
  );
}

function since({ season }: DemoCast, follower: string, participant: string): Date {
  const joined = DEMO_VOTERS.find(({ username }) => username === follower)?.joined ?? 0;
  const from = season.afterMonth(0, Math.max(joined, 0)).getTime();
  const until = season.startOf(PAST_MONTHS + 1).getTime();
  return new Date(from + drawn('since', follower, participant) * (until - from));
}
