/** How the site fares on one chain. */
export class ChainHealthDto {
  /** @example 97 */
  chainId: number;

  /** Place of the node in use in the configured list, from 0. */
  node: number;

  /** How many nodes are configured. */
  nodes: number;

  /** The newest block that the node knows; null while none answers. */
  head: number | null;

  /** Blocks of the node that are not read yet; null while none answers. */
  lagBlocks: number | null;

  /** Age of the newest block read, in seconds; null before the first. */
  lagSeconds: number | null;

  /** Transactions that the operator's coins pay for at the present price of gas, of several accounts the one with the fewest; null without an operator. */
  operationsLeft: number | null;

  /** Whether some process reads the chain and acts on it. */
  isFollowed: boolean;
}
