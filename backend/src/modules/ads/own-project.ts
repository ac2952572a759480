import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { ownProjectUndeclared } from './ads.errors.js';

/** What is kept of the declaration: participants may not advertise their own projects, nobody else is asked. @throws ownProjectUndeclared */
export function declared(
  { role }: Pick<SignedInUser, 'role'>,
  notOwnProject: boolean | null | undefined,
): boolean | null {
  if (role !== 'participant') return null;
  if (notOwnProject !== true) throw ownProjectUndeclared();
  return true;
}
