import type { EntityManager } from 'typeorm';
import { accountNotFound } from './auth.errors.js';
import { User } from './entities/user.entity.js';

/** An account that was not deleted; locked until the transaction ends where that is asked for. @throws accountNotFound */
export async function existingAccount(
  manager: EntityManager,
  id: number,
  { locked = false } = {},
): Promise<User> {
  const lock = locked ? ({ lock: { mode: 'pessimistic_write' } } as const) : {};
  const user = await manager.findOne(User, { where: { id }, ...lock });
  if (!user || user.deletedAt) throw accountNotFound();
  return user;
}
