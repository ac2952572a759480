import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';

/** Tells which account was just suspended, or restored. */
@Injectable()
export class SuspensionChanges extends TransactionHooks<number> {}
