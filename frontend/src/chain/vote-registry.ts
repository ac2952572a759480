import { voteRegistryAbi } from '@change-makers/contracts/abi';
import type { VoteRegistry } from '@change-makers/contracts/types/VoteRegistry';
import { BaseContract, ZeroHash } from 'ethers';
import { callNode } from './rpc-client';

/** Lets a contract be read by a node of its chain. */
const readerOf = (rpcUrl: string) => ({
  provider: null,
  call: async ({ to, data }: { to?: unknown; data?: unknown }): Promise<string> =>
    (await callNode(rpcUrl, { method: 'eth_call', params: [{ to, data }, 'latest'] })) as string,
});

/**
 * The root that the contract holds for a month, null where it holds none; asked of a node of the chain and not of our server.
 * @throws where the node does not answer, or holds no such contract
 */
export async function readRoot(rpcUrl: string, address: string, month: string): Promise<string | null> {
  const registry = BaseContract.from<VoteRegistry>(address, voteRegistryAbi, readerOf(rpcUrl));
  const root = await registry.roots(month);
  return root === ZeroHash ? null : root;
}
