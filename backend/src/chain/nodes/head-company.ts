import type { ChainNode } from './chain-node.js';

/** A node and the newest block that it tells. */
export interface ToldHead<B> {
  node: ChainNode;
  head: B;
}

/** What the heads that nodes tell amount to. */
export interface HeadJudgement<B> {
  /** The newest block that the chain has, as far as the nodes can be believed. */
  agreed: B;
  /** Nodes that claim a head which no other node is near. */
  leaping: ChainNode[];
}

/**
 * One node alone cannot push the head far ahead: of three and more the middle one counts, of two the higher one only
 * where `isExplained(higher, lower)` says that the lower one stands still.
 */
export function judgeHeads<B extends { number: number }>(
  told: readonly ToldHead<B>[],
  isExplained: (higher: ToldHead<B>, lower: ToldHead<B>) => boolean,
): HeadJudgement<B> | undefined {
  const sorted = told.toSorted((one, other) => one.head.number - other.head.number);
  // Of an even number the lower one of the two in the middle.
  const middle = sorted[(sorted.length - 1) >> 1];
  if (!middle) return undefined;
  const higher = sorted.at(-1)!;
  const basis = sorted.length === 2 && isExplained(higher, middle) ? higher : middle;
  const leaping = sorted.filter((each) => !isExplained(each, basis)).map(({ node }) => node);
  return { agreed: basis.head, leaping };
}
