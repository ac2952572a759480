import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, QueryFailedError, Repository } from 'typeorm';
import type { AppError } from '../../common/errors/app-error.js';
import type { Role } from '../../common/access/access.decorator.js';
import { pageById } from '../../common/lists/list-page.js';
import { assertStillSignedIn } from '../../session/still-signed-in.js';
import { AccountAddresses } from './account-addresses.js';
import { AccountRegistrations } from './account-registrations.js';
import { BeginningsOfNames } from '../../common/lists/beginnings-of-names.js';
import { isCommonPassword } from './common-passwords.js';
import { emailTaken, passwordToChange, usernameTaken, walletLinkedElsewhere } from './auth.errors.js';
import type { Language } from './dto/language.decorator.js';
import { endSessions } from './ended-sessions.query.js';
import { User } from './entities/user.entity.js';
import { isShowable, seenAs } from './look-alikes.js';
import { endLinks } from './open-links.query.js';
import { PasswordDemands } from './password-demands.service.js';
import { hashPassword } from './password.js';
import { isPlaceholder } from './placeholder-name.js';

export interface NewUser {
  username: string;
  email: string;
  password: string;
  role?: Role;
  language?: Language;
  /** Shown to others where the username is an address, unless it passes for somebody else's. */
  givenName?: string;
  /** Known to be theirs from the start. */
  emailConfirmedAt?: Date;
}

export interface AccountSearch {
  q?: string;
  limit: number;
  /** The id of the last account that is known. */
  cursor?: number;
}

/** Reads and writes accounts; the rules of signing in are in `sign-in/`. */
@Injectable()
export class UsersService {
  private readonly names: BeginningsOfNames;

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly registrations: AccountRegistrations,
    private readonly demands: PasswordDemands,
    private readonly addresses: AccountAddresses,
  ) {
    const idsOf = (condition: string): string => `SELECT id FROM users WHERE ${condition}`;
    this.names = new BeginningsOfNames(users.manager, 'user.username', idsOf);
  }

  findById(id: number, manager: EntityManager = this.users.manager): Promise<User | null> {
    return manager.findOneBy(User, { id });
  }

  /** Without regard to case. */
  findByEmail(email: string, manager: EntityManager): Promise<User | null> {
    return manager
      .createQueryBuilder(User, 'user')
      .where('lower(user.email) = lower(:email)', { email })
      .andWhere('user.deletedAt IS NULL')
      .getOne();
  }

  /** Whose name begins with a text, or whose e-mail address it is, without regard to case; oldest first. */
  async search({ q, limit, cursor }: AccountSearch): Promise<{ users: User[]; next: number | null }> {
    const query = this.users.createQueryBuilder('user').where('user.deletedAt IS NULL');
    const besides = {
      condition: 'lower(user.email) = lower(:q)',
      ids: 'SELECT id FROM users WHERE lower(email) = lower(:q)',
      parameters: { q },
    };
    const search = q ? { in: this.names, q, besides } : undefined;
    const { rows, next } = await pageById(query, { limit, cursor, order: 'asc' }, search);
    return { users: rows, next: next ?? null };
  }

  /** With its password hash; a deleted account has none that counts. */
  findForLogin(username: string, manager: EntityManager = this.users.manager): Promise<User | null> {
    return manager
      .createQueryBuilder(User, 'user')
      .addSelect('user.password')
      .where('lower(user.username) = lower(:username)', { username })
      .andWhere('user.deletedAt IS NULL')
      .getOne();
  }

  /** With its password hash, for comparing it with another one. */
  findWithPassword(id: number): Promise<User | null> {
    return this.users.createQueryBuilder('user').addSelect('user.password').where({ id }).getOne();
  }

  /**
   * The unique indexes decide, so parallel calls cannot both win. An invitation proves the address, which is taken over from an
   * account that never proved it. @throws usernameTaken, emailTaken, linkInvalid, invitationOfAnother
   */
  async create(
    input: NewUser,
    manager: EntityManager = this.users.manager,
    invitation?: string,
  ): Promise<User> {
    if (isPlaceholder(seenAs(input.username))) throw usernameTaken();
    await this.assertNoLookAlike(input.username, manager);
    const givenName = await this.showableName(input.givenName, manager);
    const password = await hashPassword(input.password);
    const passwordIsCommon = await isCommonPassword(input.password, input);
    try {
      return await manager.transaction(async (inner) => {
        if (invitation !== undefined) {
          await this.registrations.proveAddress(inner, invitation, input.email);
          await this.addresses.takeFromWhoNeverProved(inner, input.email);
        }
        const { id } = await inner.save(
          inner.create(User, { ...input, givenName, password, passwordIsCommon }),
        );
        await this.addresses.assertNotReserved(inner, id, input.email);
        const user = await inner.findOneByOrFail(User, { id });
        await this.registrations.publish(inner, { user, invitation });
        if (invitation !== undefined) await this.confirmEmail(inner, id);
        return this.find(inner, id);
      });
    } catch (error) {
      throw conflictOf(error) ?? error;
    }
  }

  /** In other letters it would read like the name of somebody else. @throws usernameTaken */
  private async assertNoLookAlike(username: string, manager: EntityManager): Promise<void> {
    const seen = seenAs(username);
    if (seen !== username.toLowerCase() && seen !== username && (await this.findForLogin(seen, manager)))
      throw usernameTaken();
  }

  /** Null for a name that is, or looks like, the username of an account. */
  private async showableName(name: string | undefined, manager: EntityManager): Promise<string | null> {
    if (name === undefined || !isShowable(name)) return null;
    const names = [name.toLowerCase(), seenAs(name)];
    const others = manager
      .createQueryBuilder(User, 'user')
      .where('lower(user.username) IN (:...names)', { names });
    return (await others.getExists()) ? null : name;
  }

  async update(id: number, changes: Partial<Pick<User, 'language' | 'role'>>): Promise<User> {
    if (Object.keys(changes).length > 0) await this.users.update({ id }, changes);
    return this.users.findOneByOrFail({ id });
  }

  /** Sets a new password and ends the account's sessions, all but the one to keep. @returns its hash @throws passwordCommon */
  async changePassword(
    id: number,
    password: string,
    {
      sessionToKeep = '',
      manager = this.users.manager,
    }: { sessionToKeep?: string; manager?: EntityManager } = {},
  ): Promise<string> {
    const hash = await hashPassword(password);
    await manager.transaction(async (inner) => {
      await this.setPassword(inner, id, hash, sessionToKeep);
      await this.judgePassword(inner, await this.find(inner, id), password);
    });
    return hash;
  }

  /** The same within the caller's transaction, from a hash. */
  async setPassword(manager: EntityManager, id: number, hash: string, sessionToKeep = ''): Promise<void> {
    await manager.update(User, { id }, { password: hash });
    await this.endSessions(manager, id, sessionToKeep);
    await endLinks(manager, id);
  }

  /** Those that wait for a second factor as well, and the push of browsers whose session has run out. @returns how many */
  endSessions(manager: EntityManager, id: number, sessionToKeep = ''): Promise<number> {
    return endSessions(manager, id, sessionToKeep);
  }

  /** The address is the account's own; when that was first known stays. */
  async confirmEmail(manager: EntityManager, id: number): Promise<void> {
    const [, count] = await manager.query<[unknown, number]>(
      'UPDATE users SET email_confirmed_at = now() WHERE id = $1 AND email_confirmed_at IS NULL',
      [id],
    );
    if (count === 0) return;
    const user = await this.find(manager, id);
    await this.addresses.publish(manager, { user, email: user.email, news: 'proved' });
  }

  /** Ends the account's open links; the unique index decides. @throws emailTaken */
  async setEmail(manager: EntityManager, id: number, email: string): Promise<void> {
    await this.addresses.giveUpName(manager, id);
    try {
      await manager.update(User, { id }, { email, emailConfirmedAt: null });
    } catch (error) {
      throw conflictOf(error) ?? error;
    }
    await this.addresses.assertNotReserved(manager, id, email);
    await endLinks(manager, id);
  }

  /** The same for an address that the account has proved, also where another one holds it without proof. @throws emailTaken */
  async setProvedEmail(manager: EntityManager, id: number, email: string): Promise<void> {
    await this.addresses.takeFromWhoNeverProved(manager, email, id);
    await this.setEmail(manager, id, email);
    await this.confirmEmail(manager, id);
  }

  /** Remembers of a password that was shown whether it is a common one, which its hash does not tell. */
  async notePassword(user: User, password: string): Promise<void> {
    const passwordIsCommon = await isCommonPassword(password, user);
    if (passwordIsCommon !== user.passwordIsCommon)
      await this.users.update({ id: user.id }, { passwordIsCommon });
  }

  /** Before more comes to hang on an account than its owner's own. @throws passwordToChange */
  async assertUncommonPassword(manager: EntityManager, id: number): Promise<void> {
    if ((await this.find(manager, id)).passwordIsCommon) throw passwordToChange();
  }

  /** @throws passwordCommon where the account is one that others depend on */
  private async judgePassword(manager: EntityManager, user: User, password: string): Promise<void> {
    const passwordIsCommon = await isCommonPassword(password, user);
    await manager.update(User, { id: user.id }, { passwordIsCommon });
    if (passwordIsCommon) await this.demands.assertMayBeCommon(manager, user);
  }

  /** One wallet, one account: the unique index decides. @throws walletLinkedElsewhere */
  async setWallet(manager: EntityManager, id: number, walletAddress: string | null): Promise<User> {
    try {
      await manager.update(User, { id }, { walletAddress });
    } catch (error) {
      throw conflictOf(error) ?? error;
    }
    return this.find(manager, id);
  }

  async clearWallet(manager: EntityManager, id: number): Promise<void> {
    await manager.update(User, { id }, { walletAddress: null });
  }

  /** The account as the caller's transaction sees it. */
  async find(manager: EntityManager, id: number): Promise<User> {
    return manager.findOneByOrFail(User, { id });
  }

  /** The account, locked until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<User> {
    return manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The same for a change by its owner, whose session may have ended while it waited. @throws notSignedIn */
  async lockOwn(manager: EntityManager, id: number): Promise<User> {
    const user = await this.lock(manager, id);
    await assertStillSignedIn(manager, id);
    return user;
  }

  async setBadge(manager: EntityManager, id: number, nftBadgeId: number): Promise<void> {
    await manager.update(User, { id }, { nftBadgeId });
  }

  /** Whether signing in takes more than the password, for the module of second factors, which knows. */
  async setSecondFactor(manager: EntityManager, id: number, secondFactor: boolean): Promise<void> {
    await manager.update(User, { id }, { secondFactor });
  }

  /** Changes the role only while it is still the expected one; false when it was not. */
  async changeRole(
    id: number,
    from: Role,
    to: Role,
    manager: EntityManager = this.users.manager,
  ): Promise<boolean> {
    const { affected } = await manager.update(User, { id, role: from }, { role: to });
    return affected === 1;
  }
}

/** By the unique index that refused. */
const CONFLICTS: Record<string, (() => AppError) | undefined> = {
  users_username_key: usernameTaken,
  users_email_key: emailTaken,
  users_wallet_address_key: walletLinkedElsewhere,
};

function conflictOf(error: unknown) {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { constraint } = error.driverError as { constraint?: string };
  return constraint === undefined ? undefined : CONFLICTS[constraint]?.();
}
