import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, QueryFailedError, Repository } from 'typeorm';
import type { AppError } from '../../common/errors/app-error.js';
import type { Role } from '../../common/access/access.decorator.js';
import { AccountRegistrations } from './account-registrations.js';
import { isCommonPassword } from './common-passwords.js';
import { emailTaken, passwordToChange, usernameTaken, walletLinkedElsewhere } from './auth.errors.js';
import type { Language } from './dto/language.decorator.js';
import { User } from './entities/user.entity.js';
import { seenAs } from './look-alikes.js';
import { PasswordDemands } from './password-demands.service.js';
import { hashPassword } from './password.js';
import { isPlaceholder } from './placeholder-name.js';

export interface NewUser {
  username: string;
  email: string;
  password: string;
  role?: Role;
  language?: Language;
  /** Known to be theirs from the start. */
  emailConfirmedAt?: Date;
}

export interface AccountSearch {
  q?: string;
  limit: number;
  /** The id of the last account that is known. */
  cursor?: number;
}

/** Reads and writes accounts; the rules of signing in are in AuthService. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly registrations: AccountRegistrations,
    private readonly demands: PasswordDemands,
  ) {}

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
  async search({ q, limit, cursor = 0 }: AccountSearch): Promise<{ users: User[]; next: number | null }> {
    const query = this.users
      .createQueryBuilder('user')
      .where('user.id > :cursor', { cursor })
      .andWhere('user.deletedAt IS NULL')
      .orderBy('user.id')
      .take(limit + 1);
    if (q)
      query.andWhere('(user.username ILIKE :beginning OR lower(user.email) = lower(:q))', {
        beginning: `${q.replace(/[\\%_]/g, '\\$&')}%`,
        q,
      });
    const found = await query.getMany();
    const users = found.slice(0, limit);
    return { users, next: found.length > limit ? users.at(-1)!.id : null };
  }

  /** With its password hash, which no other query loads; a deleted account has none that counts. */
  findForLogin(username: string, manager: EntityManager = this.users.manager): Promise<User | null> {
    return manager
      .createQueryBuilder(User, 'user')
      .addSelect('user.password')
      .where('lower(user.username) = lower(:username)', { username })
      .andWhere('user.deletedAt IS NULL')
      .getOne();
  }

  /** Throws usernameTaken or emailTaken; the unique indexes decide, so parallel calls cannot both win. */
  async create(
    input: NewUser,
    manager: EntityManager = this.users.manager,
    invitation?: string,
  ): Promise<User> {
    if (isPlaceholder(seenAs(input.username))) throw usernameTaken();
    await this.assertNoLookAlike(input.username, manager);
    const password = await hashPassword(input.password);
    const passwordIsCommon = await isCommonPassword(input.password, input);
    try {
      return await manager.transaction(async (inner) => {
        const { id } = await inner.save(inner.create(User, { ...input, password, passwordIsCommon }));
        const user = await inner.findOneByOrFail(User, { id });
        await this.registrations.publish(inner, { user, invitation });
        return invitation === undefined ? user : this.find(inner, id);
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

  async update(id: number, changes: Partial<Pick<User, 'language' | 'role'>>): Promise<User> {
    if (Object.keys(changes).length > 0) await this.users.update({ id }, changes);
    return this.users.findOneByOrFail({ id });
  }

  /** Sets a new password and ends the account's sessions, all but the one to keep. @throws passwordCommon */
  async changePassword(
    id: number,
    password: string,
    {
      sessionToKeep = '',
      manager = this.users.manager,
    }: { sessionToKeep?: string; manager?: EntityManager } = {},
  ): Promise<void> {
    const hash = await hashPassword(password);
    await manager.transaction(async (inner) => {
      await this.setPassword(inner, id, hash, sessionToKeep);
      await this.judgePassword(inner, await this.find(inner, id), password);
    });
  }

  /** The same within the caller's transaction, from a hash. */
  async setPassword(manager: EntityManager, id: number, hash: string, sessionToKeep = ''): Promise<void> {
    await manager.update(User, { id }, { password: hash });
    await this.endSessions(manager, id, sessionToKeep);
  }

  async endSessions(manager: EntityManager, id: number, sessionToKeep = ''): Promise<void> {
    await manager.query(`DELETE FROM sessions WHERE sess->'passport'->>'user' = $1 AND sid <> $2`, [
      String(id),
      sessionToKeep,
    ]);
  }

  /** The address is the account's own; when that was first known stays. */
  async confirmEmail(manager: EntityManager, id: number): Promise<void> {
    await manager.query(
      'UPDATE users SET email_confirmed_at = now() WHERE id = $1 AND email_confirmed_at IS NULL',
      [id],
    );
  }

  /** The unique index decides. @throws emailTaken */
  async setEmail(manager: EntityManager, id: number, email: string): Promise<void> {
    try {
      await manager.update(User, { id }, { email, emailConfirmedAt: null });
    } catch (error) {
      throw conflictOf(error) ?? error;
    }
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
  async setWallet(id: number, walletAddress: string | null): Promise<User> {
    try {
      await this.users.update({ id }, { walletAddress });
    } catch (error) {
      throw conflictOf(error) ?? error;
    }
    return this.users.findOneByOrFail({ id });
  }

  /** The account as the caller's transaction sees it. */
  async find(manager: EntityManager, id: number): Promise<User> {
    return manager.findOneByOrFail(User, { id });
  }

  /** The account, locked until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<User> {
    return manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
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
