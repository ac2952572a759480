import { isCallException } from 'ethers';
import { isRefusal } from '../nodes/rpc-answers.js';
import { badgeInterface } from './badge.js';
import { CallWouldRevertError } from '../operator/operator.errors.js';
import { splitterInterface } from './splitter.js';
import { registryInterface } from './vote-registry.js';

const interfaces = [splitterInterface, badgeInterface, registryInterface];

/** Turns a contract's refusal into its own error name; rethrows all else, such as a node that limits what it gives. @throws CallWouldRevertError */
export function explainRevert(error: unknown): never {
  if (!isCallException(error) || isRefusal(error)) throw error;
  const { data, reason } = error;
  const parsed = data && interfaces.map((each) => each.parseError(data)).find((found) => found !== null);
  throw new CallWouldRevertError(parsed ? parsed.name : (reason ?? 'unknown'));
}
