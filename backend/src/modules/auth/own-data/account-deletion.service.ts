import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { SignedInUser } from '../../../common/access/current-user.decorator.js';
import { isDeadlock } from '../../../common/errors/connection-failure.js';
import { rateLimiter, takePoint } from '../../../common/rate-limit.js';
import { assertStillSignedIn } from '../../../session/still-signed-in.js';
import { JobQueue } from '../../../queue/job-queue.js';
import { AuditService } from '../../audit/audit.service.js';
import { lastAdministrator, tooManyDeletions } from '../auth.errors.js';
import { User } from '../entities/user.entity.js';
import { lockAdministrators } from '../administrators.query.js';
import { hashPassword } from '../password.js';
import { placeholderOf } from '../placeholder-name.js';
import { UsersService } from '../users.service.js';
import { PersonalData } from './personal-data.service.js';

const JOB = 'deleted-account';

/** By then every request has ended that had begun before the deletion (ms). */
const LATEST_REQUEST_MS = 60_000;

/** Others hold what it locks, in another order: so often it begins anew. */
const ATTEMPTS = 5;

const TRIES = 10;
const HOUR_SECONDS = 60 * 60;

/** Takes an account away for good; what others rely on stays, without personal data (ADR 0338). */
@Injectable()
export class AccountDeletion implements OnModuleInit {
  private readonly limit: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly data: PersonalData,
    private readonly audit: AuditService,
    private readonly jobs: JobQueue,
  ) {
    this.limit = rateLimiter(dataSource, 'account-deletion', TRIES, HOUR_SECONDS);
  }

  onModuleInit(): Promise<void> {
    return this.jobs.register<{ id: number }>({ name: JOB, work: ({ id }) => this.eraseAgain(id) });
  }

  /** By its owner. @throws lastAdministrator, tooManyDeletions, notSignedIn */
  async delete({ id }: SignedInUser): Promise<void> {
    await takePoint(this.limit, String(id), tooManyDeletions);
    await this.deleteWhere(id, async (manager) => {
      await assertStillSignedIn(manager, id);
      return true;
    });
  }

  /** All or nothing. @param mayGo decides again under the account's lock */
  async deleteWhere(id: number, mayGo: (manager: EntityManager) => Promise<boolean>): Promise<void> {
    const password = await hashPassword(randomBytes(32).toString('base64'));
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.dataSource.transaction((manager) =>
          this.deleteWithin(manager, id, password, mayGo),
        );
      } catch (error) {
        if (!isDeadlock(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  private async deleteWithin(
    manager: EntityManager,
    id: number,
    password: string,
    mayGo: (manager: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    await this.data.hold(manager, id);
    const { username, email, emailConfirmedAt, role, deletedAt } = await this.users.lock(manager, id);
    if (deletedAt || !(await mayGo(manager))) return;
    if (role === 'admin') await assertNotLast(manager);
    const placeholder = placeholderOf(id);
    // First of all: what the database writes beside a change of other tables names the account by this row.
    await manager.update(User, { id }, { ...NOBODY, username: placeholder, email: placeholder, password });
    const provedEmail = emailConfirmedAt === null ? null : email;
    await this.data.erase(manager, { id, username, email, provedEmail, placeholder });
    await this.audit.record(
      manager,
      { id, username: placeholder, role },
      { action: 'account.deleted', subject: `users/${id}`, details: { role } },
    );
    const startAfter = new Date(Date.now() + LATEST_REQUEST_MS);
    await this.jobs.add(manager, JOB, { id }, { key: String(id), startAfter });
  }

  /** What a request that was under way at the deletion has written after it. */
  private async eraseAgain(id: number): Promise<void> {
    const placeholder = placeholderOf(id);
    const account = { id, username: placeholder, email: placeholder, provedEmail: null, placeholder };
    await this.dataSource.transaction((manager) => this.data.erase(manager, account));
  }
}

/** What is left of an account besides its id and when it was made. */
const NOBODY = {
  emailConfirmedAt: null,
  passwordIsCommon: false,
  role: 'user',
  walletAddress: null,
  givenName: null,
  language: 'en',
  secondFactor: false,
  deletedAt: () => 'now()',
} as const;

/** @throws lastAdministrator */
async function assertNotLast(manager: EntityManager): Promise<void> {
  if ((await lockAdministrators(manager)).length === 1) throw lastAdministrator();
}
