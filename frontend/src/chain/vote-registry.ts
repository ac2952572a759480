import { voteRegistryAbi } from '@change-makers/contracts/abi';
import { Interface, ZeroHash } from 'ethers';
import { callNode } from './rpc-client';

const registry = new Interface(voteRegistryAbi);

/**
 * The root that the contract holds for a month, null where it holds none; asked of a node of the chain and not of our server.
 * @throws where the node does not answer, or holds no such contract
 */
export async function readRoot(rpcUrl: string, address: string, month: string): Promise<string | null> {
  const data = registry.encodeFunctionData('roots', [month]);
  const answer = await callNode(rpcUrl, { method: 'eth_call', params: [{ to: address, data }, 'latest'] });
  const [root] = registry.decodeFunctionResult('roots', answer as string) as unknown as [string];
  return root === ZeroHash ? null : root;
}
