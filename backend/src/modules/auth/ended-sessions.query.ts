import type { EntityManager } from 'typeorm';

/**
 * Ends the push of every browser of an account but that of the session to keep. Those of sessions that have run out are among them: nobody can end
 * such a session any more, and a lost phone is to be told of nothing by a new password or by signing out everywhere.
 */
export async function endPush(manager: EntityManager, userId: number, sessionToKeep: string): Promise<void> {
  await manager.query('DELETE FROM push_subscriptions WHERE user_id = $1 AND session <> $2', [
    userId,
    sessionToKeep,
  ]);
}

/** Ends the sessions of an account, also those that wait for a second factor, and the push of all its browsers; all but the session to keep. @returns how many */
export async function endSessions(
  manager: EntityManager,
  userId: number,
  sessionToKeep: string,
): Promise<number> {
  let ended = 0;
  for (const whose of [`sess->'passport'->>'user'`, `sess->'pending'->>'userId'`]) {
    const [, count] = await manager.query<[unknown, number]>(
      `DELETE FROM sessions WHERE ${whose} = $1 AND sid <> $2`,
      [String(userId), sessionToKeep],
    );
    ended += count;
  }
  await endPush(manager, userId, sessionToKeep);
  return ended;
}
