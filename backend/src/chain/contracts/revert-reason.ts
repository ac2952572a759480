import { isCallException } from 'ethers';
import { badgeInterface } from './badge.js';
import { CallWouldRevertError } from '../operator/operator.errors.js';
import { splitterInterface } from './splitter.js';
import { registryInterface } from './vote-registry.js';

const interfaces = [splitterInterface, badgeInterface, registryInterface];

/** Turns a refused estimate into the contract's own error name; rethrows what is not a refusal. @throws CallWouldRevertError */
export function explainRevert(error: unknown): never {
  if (!isCallException(error)) throw error;
  const { data, reason } = error;
  const parsed = data && interfaces.map((each) => each.parseError(data)).find((found) => found !== null);
  throw new CallWouldRevertError(parsed ? parsed.name : (reason ?? 'unknown'));
}
