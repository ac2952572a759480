import type { Network } from './networks';
import { sameAddress } from './same-address';

/** Where the root of a month could be read, and what was found there. */
export type RootOnChain =
  | { state: 'found'; root: string }
  /** The contract has none for this month. */
  | { state: 'none' }
  /** The registry that was named is none of the site's: anybody can deploy one, so it is not asked. */
  | { state: 'notOurs' }
  /** Nothing can be said: no contract or no node is known, or the node does not answer. */
  | { state: 'noContract' | 'noNode' | 'noAnswer' };

/**
 * Reads the root of a month from the chain, by the node that the site publishes for everybody. It may stand on an earlier
 * registry than the current one, but only on one that the site lists for the chain. Loads ethers.
 * @param standsOn the registry that a receipt or the server names; unknown, it is the current one
 */
export async function rootOnChain(
  network: Network | undefined,
  month: string,
  standsOn?: string | null,
): Promise<RootOnChain> {
  const registry = standsOn ?? network?.voteRegistry;
  if (!network || !registry) return { state: 'noContract' };
  if (!network.voteRegistries.some((listed) => sameAddress(listed, registry))) return { state: 'notOurs' };
  if (!network.rpcUrl) return { state: 'noNode' };
  try {
    const { readRoot } = await import('./vote-registry');
    const root = await readRoot(network.rpcUrl, registry, month);
    return root === null ? { state: 'none' } : { state: 'found', root };
  } catch {
    return { state: 'noAnswer' };
  }
}
