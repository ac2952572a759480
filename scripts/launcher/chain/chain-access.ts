import { rpc } from './rpc.ts';

/** Chain id of anvil and the hardhat node, and of the launcher's first chain. */
export const localChainId = 31_337;
/** Chain id of the launcher's second chain. */
export const secondChainId = 31_338;

/** A chain and how to reach it. */
export interface ChainAccess {
  /** Its nodes as the API is told them, separated by commas. */
  rpcUrls: string;
  /** The first of them that answers, which the launcher uses itself. */
  rpcUrl: string;
  /** null where no node answers. */
  chainId: number | null;
}

/** Asks the nodes of a list, one after the other, until one answers. */
export async function reachChain(rpcUrls: string): Promise<ChainAccess> {
  const urls = rpcUrls.split(',').map((url) => url.trim());
  for (const rpcUrl of urls) {
    const chainId = await rpc<string>(rpcUrl, 'eth_chainId').catch(() => null);
    if (chainId) return { rpcUrls, rpcUrl, chainId: Number(chainId) };
  }
  return { rpcUrls, rpcUrl: urls[0] ?? '', chainId: null };
}

/** Whether that is a development chain, where the contracts are ours to deploy and blocks ours to mine. */
export const isLocal = ({ chainId }: ChainAccess): boolean =>
  chainId === localChainId || chainId === secondChainId;
