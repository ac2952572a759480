import { badgeInterface } from './badge.js';
import { splitterInterface } from './splitter.js';
import { registryInterface } from './vote-registry.js';

/**
 * Calls that the contract refuses for ever once they, or what decides the same, took effect: a payment is named with its
 * attempt, a badge's id stays taken, a month has one root. The first splitter knew payers only, and a badge may come
 * back to an earlier type.
 */
const ONCE: readonly string[] = [
  splitterInterface.getFunction('settle(uint256,address,uint256)')!.selector,
  splitterInterface.getFunction('refund(uint256,address,uint256)')!.selector,
  badgeInterface.getFunction('mint')!.selector,
  registryInterface.getFunction('publish')!.selector,
];

/** Whether two transactions of this call, of whichever key, can take effect only once. */
export const takesEffectOnce = (data: string): boolean => ONCE.some((selector) => data.startsWith(selector));
