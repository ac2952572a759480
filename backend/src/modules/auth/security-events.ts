import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';

/** Something that the owner of an account should hear of, as it may have been somebody else. */
export interface SecurityEvent {
  userId: number;
  event: 'password_changed' | 'factor_added' | 'factor_removed' | 'signed_in_elsewhere';
  /** Browser and operating system, where they are known. */
  device?: string | undefined;
}

/** Tells of changes to the ways into an account, within their transaction. */
@Injectable()
export class SecurityEvents extends TransactionHooks<SecurityEvent> {}
