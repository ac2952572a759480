import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { notSignedIn } from '../../common/errors/common.errors.js';
import { AuditService } from '../audit/audit.service.js';
import type { AuditAction } from '../audit/audit.types.js';
import { lockAdministrators } from './administrators.query.js';
import { ownAccount } from './auth.errors.js';
import { User } from './entities/user.entity.js';
import { existingAccount } from './existing-account.query.js';
import { SuspensionChanges } from './suspension-changes.js';
import { UsersService } from './users.service.js';

/** Keeps an account out without taking anything of it away (ADR 0341). */
@Injectable()
export class AccountSuspensions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly changes: SuspensionChanges,
  ) {}

  /**
   * Ends its sessions as well. Whoever suspends is an administrator still, and so one is always left.
   * @throws ownAccount, accountNotFound, notSignedIn for whoever was suspended meanwhile
   */
  async suspend(actor: SignedInUser, id: number, reason: string): Promise<void> {
    if (id === actor.id) throw ownAccount();
    await this.dataSource.transaction(async (manager) => {
      if (!(await lockAdministrators(manager)).includes(actor.id)) throw notSignedIn();
      await existingAccount(manager, id, { locked: true });
      await manager.update(User, { id }, { suspendedAt: () => 'now()', suspensionReason: reason });
      await this.users.endSessions(manager, id);
      await this.changes.publish(manager, id);
      await this.record(manager, actor, id, 'account.suspended', { reason });
    });
  }

  /** Nothing happens to one that is not suspended. @throws accountNotFound */
  async restore(actor: SignedInUser, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { suspendedAt } = await existingAccount(manager, id, { locked: true });
      if (suspendedAt === null) return;
      await manager.update(User, { id }, { suspendedAt: null, suspensionReason: null });
      await this.changes.publish(manager, id);
      await this.record(manager, actor, id, 'account.restored', {});
    });
  }

  /** Those that wait for a second factor as well. @throws accountNotFound */
  async endSessions(actor: SignedInUser, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await existingAccount(manager, id, { locked: true });
      const count = await this.users.endSessions(manager, id);
      if (count > 0) await this.record(manager, actor, id, 'account.sessions_ended', { count });
    });
  }

  private record(
    manager: EntityManager,
    actor: SignedInUser,
    id: number,
    action: AuditAction,
    details: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record(manager, actor, { action, subject: `users/${id}`, details });
  }
}
