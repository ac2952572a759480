import { accountSuspended } from './auth.errors.js';
import type { User } from './entities/user.entity.js';

/** For whoever has just shown to be the account's owner; nobody else hears of it. @throws accountSuspended */
export function assertNotSuspended({ suspendedAt }: Pick<User, 'suspendedAt'>): void {
  if (suspendedAt !== null) throw accountSuspended();
}
