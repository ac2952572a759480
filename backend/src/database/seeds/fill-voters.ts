import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { User } from '../../modules/auth/entities/user.entity.js';
import { hashPassword } from '../../modules/auth/password.js';
import { Viewer } from '../../modules/viewers/entities/viewer.entity.js';
import { emailOf } from './demo-accounts.js';
import type { DemoSeason } from './demo-season.js';
import { DEMO_CLASS, DEMO_COPIES, DEMO_VOTERS } from './demo-voters.js';
import { classVotesAt, copiedVotesAt } from './demo-votes.js';

type Newcomer = Pick<User, 'username' | 'role' | 'createdAt'> & Partial<User>;

/** Since when the audience is there: whoever came before the season did so before the first. */
export const joinedOf = (season: DemoSeason): Map<string, Date> =>
  new Map(
    DEMO_VOTERS.map(({ username, joined }) => [
      username,
      (joined < 0 ? season.first : season).afterMonth(0, joined),
    ]),
  );

/** The audience: accounts that nobody signs in to. @returns their ids by username */
export async function fillVoters(manager: EntityManager, season: DemoSeason): Promise<Map<string, number>> {
  const joined = joinedOf(season);
  const viewers = DEMO_VOTERS.map(({ username, language = 'en' }): Newcomer => {
    return { username, language, role: 'viewer', createdAt: joined.get(username)! };
  });
  const copies = DEMO_COPIES.map((username): Newcomer => {
    return { username, role: 'user', createdAt: copiedVotesAt(season, -1) };
  });
  const pupils = DEMO_CLASS.map((username): Newcomer => {
    return { username, role: 'user', createdAt: classVotesAt(season, -1) };
  });
  const ids = await insertAll(manager, [...viewers, ...copies, ...pupils]);
  await manager.insert(
    Viewer,
    DEMO_VOTERS.map(({ username, name, interests }) => ({
      name,
      email: emailOf(username),
      userId: ids.get(username)!,
      interests: [...interests],
      createdAt: joined.get(username)!,
    })),
  );
  return ids;
}

/** All with one hash of a password that nobody knows: hashing is slow on purpose, and the first start should not be. */
async function insertAll(
  manager: EntityManager,
  newcomers: readonly Newcomer[],
): Promise<Map<string, number>> {
  const password = await hashPassword(randomBytes(32).toString('hex'));
  const { identifiers } = await manager.insert(
    User,
    newcomers.map((newcomer) => ({
      language: 'en',
      ...newcomer,
      email: emailOf(newcomer.username),
      emailConfirmedAt: newcomer.createdAt,
      password,
    })),
  );
  return new Map(newcomers.map(({ username }, index) => [username, identifiers[index]!.id as number]));
}
