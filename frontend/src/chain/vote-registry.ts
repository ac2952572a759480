import { voteRegistryAbi } from '@change-makers/contracts/abi';
import type { VoteRegistry } from '@change-makers/contracts/types/VoteRegistry';
import { BaseContract, ZeroHash } from 'ethers';
import { callNode } from './rpc-client';
import { isRevert } from './rpc-error';

/** Lets a contract be read by a node of its chain. */
const readerOf = (rpcUrl: string) => ({
  provider: null,
  call: async ({ to, data }: { to?: unknown; data?: unknown }): Promise<string> =>
    (await callNode(rpcUrl, { method: 'eth_call', params: [{ to, data }, 'latest'] })) as string,
});

const registryAt = (rpcUrl: string, address: string) =>
  BaseContract.from<VoteRegistry>(address, voteRegistryAbi, readerOf(rpcUrl));

/**
 * The root that the contract holds for a month, null where it holds none; asked of a node of the chain and not of our server.
 * @throws where the node does not answer, or holds no such contract
 */
export async function readRoot(rpcUrl: string, address: string, month: string): Promise<string | null> {
  const root = await registryAt(rpcUrl, address).roots(month);
  return root === ZeroHash ? null : root;
}

/**
 * The month that the contract was made for first, and before which it takes none; null in the first version, which takes any and
 * reverts on the question.
 * @throws where the node does not answer, or holds no such contract: it may be behind, and that says nothing of the version
 */
export async function readFirstMonth(rpcUrl: string, address: string): Promise<string | null> {
  try {
    return await registryAt(rpcUrl, address).firstMonth();
  } catch (error) {
    if (isRevert(error)) return null;
    throw error;
  }
}
