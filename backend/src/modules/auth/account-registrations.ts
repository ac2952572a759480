import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TransactionHooks } from '../../common/transaction-hooks.js';
import type { User } from './entities/user.entity.js';

/** An account that has just been made, and the token of the invitation by which it came, if any. */
export interface AccountRegistration {
  user: User;
  invitation?: string | undefined;
}

/** Uses up an invitation that is for this address; throws for any other. */
type InvitationVerifier = (manager: EntityManager, invitation: string, email: string) => Promise<void>;

/** Tells an account that has just been made. */
@Injectable()
export class AccountRegistrations extends TransactionHooks<AccountRegistration> {
  private verifyInvitation: InvitationVerifier | undefined;

  /** For the one module that knows invitations. */
  verifyInvitationsBy(verifier: InvitationVerifier): void {
    this.verifyInvitation = verifier;
  }

  /** Ends only where the invitation was verified to be for this address. @throws linkInvalid, invitationOfAnother */
  async proveAddress(manager: EntityManager, invitation: string, email: string): Promise<void> {
    if (!this.verifyInvitation) throw new Error('Nobody knows invitations here');
    await this.verifyInvitation(manager, invitation, email);
  }
}
