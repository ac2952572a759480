import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';
import type { User } from './entities/user.entity.js';

/** An account that has just been made, and the token of the invitation by which it came, if any. */
export interface AccountRegistration {
  user: User;
  invitation?: string | undefined;
}

/** Tells an account that has just been made. */
@Injectable()
export class AccountRegistrations extends TransactionHooks<AccountRegistration> {}
