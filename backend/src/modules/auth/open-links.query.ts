import type { EntityManager } from 'typeorm';

/**
 * Uses up every open link of an account, as each change of password, factor or address does: none outlives what was meant to end it.
 * Links by which a former address takes back what a thief changed stay.
 */
export async function endLinks(manager: EntityManager, userId: number): Promise<void> {
  await manager.query(
    `UPDATE account_tokens SET used_at = now() WHERE user_id = $1 AND kind <> 'not_me' AND used_at IS NULL`,
    [userId],
  );
}
