import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';
import type { User } from './entities/user.entity.js';

/** An account whose owner, having given the password, wants to be reached at another address. */
export interface EmailChange {
  user: User;
  email: string;
}

/** Tells that an account wants another address, which counts once that was confirmed. */
@Injectable()
export class EmailChanges extends TransactionHooks<EmailChange> {}
