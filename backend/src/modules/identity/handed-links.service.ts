import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import type { InvitationDto } from './dto/invitation.dto.js';
import type { MakeResetLinkDto, ResetLinkDto } from './dto/reset-link.dto.js';
import { mustNameAccount } from './identity.errors.js';
import { IdentityLimits } from './identity-limits.js';
import { InvitationsService } from './invitations.service.js';
import { type NamedAccount, PasswordResets } from './password-resets.service.js';
import { SiteLinks } from './site-links.js';

/** Links that an administrator copies and hands to people. */
@Injectable()
export class HandedLinks {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly resets: PasswordResets,
    private readonly links: SiteLinks,
    private readonly limits: IdentityLimits,
  ) {}

  /** @throws notOnWhitelist, tooManyLinkRequests */
  async invite(admin: SignedInUser, email: string, request: Request): Promise<InvitationDto> {
    await this.limits.make(admin.id);
    const { token, expiresAt } = await this.invitations.invite(admin, email);
    return { url: this.links.to('invitation', token, request), token, expiresAt };
  }

  /** @throws noSuchAccount, tooManyLinkRequests, accountRequired */
  async resetPassword(
    admin: SignedInUser,
    account: MakeResetLinkDto,
    request: Request,
  ): Promise<ResetLinkDto> {
    const named = toNamed(account);
    await this.limits.make(admin.id);
    const { token, expiresAt } = await this.resets.handOut(admin, named);
    return { url: this.links.to('reset-password', token, request), expiresAt };
  }
}

function toNamed({ userId, username }: MakeResetLinkDto): NamedAccount {
  if ((userId === undefined) === (username === undefined)) throw mustNameAccount();
  return userId === undefined ? { username: username! } : { userId };
}
