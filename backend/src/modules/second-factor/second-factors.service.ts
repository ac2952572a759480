import { Injectable } from '@nestjs/common';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import type { AuditAction } from '../audit/audit.types.js';
import { type SecurityEvent, SecurityEvents } from '../auth/security-events.js';
import { endLinks } from '../auth/open-links.query.js';
import { UsersService } from '../auth/users.service.js';
import type { SecondFactorDto } from './dto/second-factor.dto.js';
import type { Passkey } from './entities/passkey.entity.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { noSecondFactor } from './second-factor.errors.js';
import { TotpService } from './totp.service.js';

/** Recovery codes come with the first factor; null where the account has them already. */
type NewCodes = string[] | null;

/** What is done here, and what the account's owner hears of it. */
const EVENTS = {
  'account.passkey_added': 'factor_added',
  'account.passkey_removed': 'factor_removed',
  'account.totp_added': 'factor_added',
  'account.totp_removed': 'factor_removed',
  'account.recovery_codes_made': undefined,
} as const satisfies Partial<Record<AuditAction, SecurityEvent['event'] | undefined>>;
type FactorAction = keyof typeof EVENTS;

/** Sets factors up and takes them away; whether an account has one stands with the account, and the audit tells of each. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passkeys: PasskeysService,
    private readonly totp: TotpService,
    private readonly codes: RecoveryCodes,
    private readonly audit: AuditService,
    private readonly securityEvents: SecurityEvents,
  ) {}

  async describe(userId: number): Promise<SecondFactorDto> {
    const [totp, recoveryCodes] = await Promise.all([this.totp.isOn(userId), this.codes.countUnused(userId)]);
    return { totp, recoveryCodes };
  }

  /** @throws passkeyRefused, passkeyKnown */
  async addPasskey(
    request: Request,
    user: SignedInUser,
    name: string,
    response: RegistrationResponseJSON,
  ): Promise<{ passkey: Passkey; recoveryCodes: NewCodes }> {
    const verified = await this.passkeys.verifyRegistration(request, user.id, response);
    return this.change(user, 'account.passkey_added', { name }, async (manager) => ({
      passkey: await this.passkeys.add(manager, user.id, name, verified),
      recoveryCodes: await this.codesWithFirst(manager, user.id),
    }));
  }

  /** @throws passkeyNotFound */
  async removePasskey(user: SignedInUser, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.users.lockOwn(manager, user.id);
      const { name } = await this.passkeys.remove(manager, user.id, id);
      await this.record(manager, user, 'account.passkey_removed', { name });
      await this.settle(manager, user.id);
    });
  }

  /** @throws totpNotBegun, totpExists, codeRefused */
  confirmTotp(user: SignedInUser, code: string): Promise<NewCodes> {
    return this.change(user, 'account.totp_added', {}, async (manager) => {
      await this.totp.confirm(manager, user.id, code);
      return this.codesWithFirst(manager, user.id);
    });
  }

  async removeTotp(user: SignedInUser): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.users.lockOwn(manager, user.id);
      if (!(await this.totp.remove(manager, user.id))) return;
      await this.record(manager, user, 'account.totp_removed');
      await this.settle(manager, user.id);
    });
  }

  /** @throws noSecondFactor */
  renewCodes(user: SignedInUser): Promise<string[]> {
    return this.change(user, 'account.recovery_codes_made', {}, async (manager) => {
      if (!(await this.hasAny(manager, user.id))) throw noSecondFactor();
      return this.codes.renew(manager, user.id);
    });
  }

  /** Under the account's lock, so that of two changes the later one sees the earlier. */
  private change<T>(
    user: SignedInUser,
    action: FactorAction,
    details: Record<string, unknown>,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await this.users.lockOwn(manager, user.id);
      const result = await work(manager);
      await this.users.setSecondFactor(manager, user.id, true);
      await this.record(manager, user, action, details);
      return result;
    });
  }

  private async codesWithFirst(manager: EntityManager, userId: number): Promise<NewCodes> {
    const { secondFactor } = await this.users.find(manager, userId);
    return secondFactor ? null : this.codes.renew(manager, userId);
  }

  /** With the last factor go the codes that stand in for it. */
  private async settle(manager: EntityManager, userId: number): Promise<void> {
    if (await this.hasAny(manager, userId)) return;
    await this.codes.forget(manager, userId);
    await this.users.setSecondFactor(manager, userId, false);
  }

  private async hasAny(manager: EntityManager, userId: number): Promise<boolean> {
    return (await this.totp.isOn(userId, manager)) || (await this.passkeys.list(userId, manager)).length > 0;
  }

  /** The audit hears of it, the owner by mail, and no open link of the account outlives it. */
  private async record(
    manager: EntityManager,
    user: SignedInUser,
    action: FactorAction,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await this.audit.record(manager, user, { action, subject: `users/${user.id}`, details });
    await endLinks(manager, user.id);
    const event = EVENTS[action];
    if (event) await this.securityEvents.publish(manager, { userId: user.id, event });
  }
}
