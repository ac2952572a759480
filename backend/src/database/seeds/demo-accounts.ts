import type { EntityManager } from 'typeorm';
import { User } from '../../modules/auth/entities/user.entity.js';
import type { NewUser, UsersService } from '../../modules/auth/users.service.js';
import { FIRST_STORY } from './demo-first-season.js';
import { DEMO_PARTICIPANTS } from './demo-participants.js';
import type { DemoSeason } from './demo-season.js';

/** The launcher prints these names: whoever tries the site signs in with them. */
const DEMO_PASSWORD = 'change-makers';

/** Invited to the challenge, but without a place yet: by their invitation links the registration form opens to them. */
export const DEMO_INVITED: readonly string[] = ['hana', 'emil'];

/** They judge the season beside whatever else they do. */
export const DEMO_JUDGES: readonly string[] = ['tomas', 'judith'];

/** How long before the season the first of them joined, in days; one came each day. */
const FIRST_JOINED = 60;

/** Of an invited account of the demo; as public as the password of all of them. */
export const demoInvitation = (username: string): string => `demo-invitation-of-${username}`;

export const emailOf = (username: string): string => `${username}@example.test`;

const account = (username: string, role: NewUser['role'] = 'user'): NewUser => ({
  username,
  email: emailOf(username),
  password: DEMO_PASSWORD,
  role,
  // Of the invited too while they are made: nobody reads what would be mailed to the others.
  emailConfirmedAt: new Date(),
});

export const DEMO_ACCOUNTS: readonly NewUser[] = [
  account('amara'),
  account('jonas'),
  account('leila'),
  account('mei'),
  account('tomas'),
  account('oliver', 'viewer'),
  account('judith'),
  ...DEMO_INVITED.map((username) => account(username)),
  ...DEMO_PARTICIPANTS.map(({ username }) => account(username, 'participant')),
];

/** Who took part in an earlier season, and not in this one. */
const FORMER_ACCOUNTS: readonly NewUser[] = FIRST_STORY.participants.map(({ username }) => account(username));

/** All have been there since before the first season. @returns their ids by username */
export async function createAccounts(
  manager: EntityManager,
  users: UsersService,
  season: DemoSeason,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const former = season.number > 1 ? FORMER_ACCOUNTS : [];
  for (const [index, newUser] of [...DEMO_ACCOUNTS, ...former].entries()) {
    const { id } = await users.create(newUser, manager);
    const createdAt = season.first.before(FIRST_JOINED - index);
    const isInvited = DEMO_INVITED.includes(newUser.username);
    // Nobody is there to be reminded.
    const unproved = isInvited && { emailConfirmedAt: null, remindedAt: new Date() };
    await manager.update(User, { id }, { createdAt, ...unproved });
    ids.set(newUser.username, id);
  }
  return ids;
}
