import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { AccountRegistrations } from '../auth/account-registrations.js';
import type { User } from '../auth/entities/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import { MailService } from '../mail/mail.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { AccountTokens, type IssuedToken } from './account-tokens.service.js';
import { invitationOfAnother, linkInvalid, notOnWhitelist } from './identity.errors.js';

/** Links by which an address on the whitelist shows that it is an account's own: without one nobody takes its place. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: AccountTokens,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly mail: MailService,
    registrations: AccountRegistrations,
  ) {
    registrations.verifyInvitationsBy((manager, invitation, email) => this.use(manager, invitation, email));
    registrations.subscribe(async (manager, { user, invitation }) => {
      if (invitation !== undefined) await this.record(manager, user);
    });
  }

  /** For an address on the whitelist; also mailed to it, where the site sends mail. @throws notOnWhitelist */
  invite(admin: SignedInUser, address: string): Promise<IssuedToken> {
    const email = address.toLowerCase();
    return this.dataSource.transaction(async (manager) => {
      const season = await this.settings.seasonInviting(manager, email);
      if (season === null) throw notOnWhitelist();
      const issued = await this.tokens.issue(manager, { kind: 'invitation', email });
      const subject = 'settings/participantWhitelist';
      const details = { email, season };
      await this.audit.record(manager, admin, { action: 'invitation.made', subject, details });
      const account = await this.users.findByEmail(email, manager);
      const { token, expiresAt } = issued;
      await this.mail.send(manager, {
        to: email,
        language: account?.language ?? 'en',
        kind: 'invitation',
        params: { token, expiresAt: expiresAt.toISOString() },
        userId: account?.id,
      });
      return issued;
    });
  }

  /** The signed-in account's. @throws linkInvalid, invitationOfAnother */
  accept({ id }: SignedInUser, token: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const user = await this.users.lock(manager, id);
      await this.use(manager, token, user.email);
      await this.users.confirmEmail(manager, id);
      await this.record(manager, user);
    });
  }

  /** Whoever has the link was given it for this address, which so is theirs. @throws linkInvalid, invitationOfAnother */
  private async use(manager: EntityManager, token: string, address: string): Promise<void> {
    const { email } = await this.tokens.use(manager, ['invitation'], token);
    // Once an address is off the lists, its links count no more.
    if (!(await this.settings.isInvited(manager, email))) throw linkInvalid();
    if (address.toLowerCase() !== email) throw invitationOfAnother();
    await this.tokens.useUp(manager, ['invitation'], { email });
  }

  private record(manager: EntityManager, user: User): Promise<void> {
    return this.audit.record(manager, user, {
      action: 'invitation.accepted',
      subject: `users/${user.id}`,
      details: { email: user.email.toLowerCase() },
      people: [{ id: user.id, path: ['email'] }],
    });
  }
}
