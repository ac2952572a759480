import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';
import type { User } from './entities/user.entity.js';

/** Tells an account that has just been made. */
@Injectable()
export class AccountRegistrations extends TransactionHooks<User> {}
