import type { EntityManager } from 'typeorm';
import type { Role } from '../../common/access/access.decorator.js';
import type { User } from './entities/user.entity.js';
import { PasswordDemands } from './password-demands.service.js';

const manager = {} as EntityManager;
const JUDGE = 7;

/** Knows one account as a judge, and another demand that knows nobody. */
function mayBeCommon(role: Role, id = 8): Promise<void> {
  const demands = new PasswordDemands();
  demands.add(() => Promise.resolve(false));
  demands.add((_manager, userId) => Promise.resolve(userId === JUDGE));
  return demands.assertMayBeCommon(manager, { id, role } as User);
}

describe('a common password', () => {
  it.each<Role>(['admin', 'participant'])('is refused to the role %s', async (role) => {
    await expect(mayBeCommon(role)).rejects.toThrow('among the first that anybody tries');
  });

  it('is refused to whom a module knows that others depend on', async () => {
    await expect(mayBeCommon('user', JUDGE)).rejects.toThrow('among the first that anybody tries');
  });

  it.each<Role>(['user', 'viewer'])('is left to anybody else of the role %s', async (role) => {
    await expect(mayBeCommon(role)).resolves.toBeUndefined();
  });
});
