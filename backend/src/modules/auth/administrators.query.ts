import type { EntityManager } from 'typeorm';

/**
 * The ids of those who can run the site, locked until the transaction ends: of two that leave or suspend one another at once, one
 * waits, or has to begin anew, and then sees what the other did.
 */
export async function lockAdministrators(manager: EntityManager): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM users WHERE role = 'admin' AND suspended_at IS NULL ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
}
