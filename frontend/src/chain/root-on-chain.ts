import type { FoundRoot } from './find-root';
import { type Network, registriesOn } from './networks';
import { sameAddress } from './same-address';

/** Where the root of a month could be read, and what was found there. */
export type RootOnChain =
  | FoundRoot
  /** The registry that was named is none of the site's: anybody can deploy one, so nothing is asked. */
  | { state: 'notOurs' }
  /** Nothing can be said: no contract or no node is known, or the node does not answer. */
  | { state: 'noContract' | 'noNode' | 'noAnswer' };

/**
 * Reads the root of a month from the chain, by the node that the site publishes for everybody. Which registries of the site count
 * for the month their first months decide, and no receipt: an earlier one may hold what its publisher liked. Loads ethers.
 * @param named the registry that a receipt or the server names, which has to be one of the site's
 */
export async function rootOnChain(
  network: Network | undefined,
  month: string,
  named?: string | null,
): Promise<RootOnChain> {
  const listed = network ? registriesOn(network) : [];
  if (!network || listed.length === 0) return { state: 'noContract' };
  if (named && !listed.some((address) => sameAddress(address, named))) return { state: 'notOurs' };
  if (!network.rpcUrl) return { state: 'noNode' };
  try {
    const { findRoot } = await import('./find-root');
    return await findRoot(network.rpcUrl, listed, month);
  } catch {
    return { state: 'noAnswer' };
  }
}
