import { isCallException } from 'ethers';
import { badgeInterface } from './badge.js';
import { CallWouldRevertError } from './operator.errors.js';
import { splitterInterface } from './splitter.js';

/** Turns a refused estimate into the contract's own error name; rethrows what is not a refusal. @throws CallWouldRevertError */
export function explainRevert(error: unknown): never {
  if (!isCallException(error)) throw error;
  const parsed =
    error.data && (splitterInterface.parseError(error.data) ?? badgeInterface.parseError(error.data));
  throw new CallWouldRevertError(parsed ? parsed.name : (error.reason ?? 'unknown'));
}
