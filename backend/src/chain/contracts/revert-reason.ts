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
  throw new CallWouldRevertError(nameOf(error.data) ?? error.reason ?? 'unknown');
}

/** Undefined for what is no error of ours, or is cut off. */
function nameOf(data: string | null): string | undefined {
  if (!data) return undefined;
  try {
    return interfaces.map((each) => each.parseError(data)?.name).find((name) => name !== undefined);
  } catch {
    return undefined;
  }
}
