import type { Problem } from '../../api/generated/auth';
import { ContractRevert } from '../../chain/contract-revert';
import {
  isInsufficientFunds,
  isRequestPending,
  isUserRejection,
  rpcErrorMessage,
} from '../../chain/rpc-error';

/** Why a payment did not happen. Plain data, because it outlives a reload; `amount` in wei. */
export type PaymentFailure =
  | { code: 'rejected' | 'requestPending' | 'priceChanged' | 'noFunds' }
  | { code: 'reverted' | 'replaced' | 'dropped' }
  | { code: 'wrongNetwork'; network: string }
  | { code: 'insufficientFunds'; amount: string; currency: string }
  | { code: 'contract'; errorName: string }
  | { code: 'refused'; problem: Problem }
  | { code: 'unknown'; detail: string | null };

/** Carries a failure that we found ourselves, before anything was sent. */
export class PaymentError extends Error {
  readonly failure: PaymentFailure;

  constructor(failure: PaymentFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** Names the cause of whatever a wallet, a node or the contract threw. */
export function toPaymentFailure(error: unknown): PaymentFailure {
  if (error instanceof PaymentError) return error.failure;
  if (error instanceof ContractRevert) return { code: 'contract', errorName: error.errorName };
  if (isUserRejection(error)) return { code: 'rejected' };
  if (isRequestPending(error)) return { code: 'requestPending' };
  if (isInsufficientFunds(error)) return { code: 'noFunds' };
  return { code: 'unknown', detail: rpcErrorMessage(error) ?? null };
}
