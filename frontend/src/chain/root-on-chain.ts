import type { Network } from './networks';

/** Where the root of a month could be read, and what was found there. */
export type RootOnChain =
  | { state: 'found'; root: string }
  /** The contract has none for this month. */
  | { state: 'none' }
  /** Nothing can be said: no contract or no node is known, or the node does not answer. */
  | { state: 'noContract' | 'noNode' | 'noAnswer' };

/**
 * Reads the root of a month from the chain, by the node that the site publishes for everybody. It may stand on an earlier
 * registry than the current one. Loads ethers.
 */
export async function rootOnChain(
  network: Network | undefined,
  month: string,
  standsOn?: string | null,
): Promise<RootOnChain> {
  const registry = standsOn ?? network?.voteRegistry;
  if (!network || !registry) return { state: 'noContract' };
  if (!network.rpcUrl) return { state: 'noNode' };
  try {
    const { readRoot } = await import('./vote-registry');
    const root = await readRoot(network.rpcUrl, registry, month);
    return root === null ? { state: 'none' } : { state: 'found', root };
  } catch {
    return { state: 'noAnswer' };
  }
}
