import type { ChainFailure } from '../api/chain-failure';
import { ContractRevert } from './contract-revert';
import { isInsufficientFunds, isRequestPending, isUserRejection, rpcErrorMessage } from './rpc-error';

/** Names the cause of whatever a wallet, a node or the contract threw. */
export function toChainFailure(error: unknown): ChainFailure {
  if (error instanceof ContractRevert) return { code: 'contract', errorName: error.errorName };
  if (isUserRejection(error)) return { code: 'rejected' };
  if (isRequestPending(error)) return { code: 'requestPending' };
  if (isInsufficientFunds(error)) return { code: 'noFunds' };
  return { code: 'unknown', detail: rpcErrorMessage(error) ?? null };
}
