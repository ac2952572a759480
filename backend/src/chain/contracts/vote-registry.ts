import { voteRegistryAbi } from '@change-makers/contracts/abi';
import { Contract, getAddress, Interface, ZeroHash } from 'ethers';
import type { ChainEvent } from '../events/entities/chain-event.entity.js';
import type { ChainClient } from '../nodes/chain-client.js';

export const registryInterface = new Interface(voteRegistryAbi);

/** The root of a month's votes stands on the chain. */
export interface RootPublished {
  /** Address of the registry. */
  registry: string;
  /** Written YYYY-MM. */
  month: string;
  root: string;
  /** Votes in the tree. */
  count: bigint;
  transactionHash: string;
  blockNumber: number;
}

/** Null for events that are not about a root. */
export function rootPublishedOf(event: ChainEvent): RootPublished | null {
  if (event.name !== 'RootPublished') return null;
  const { month, root, count } = event.args as Record<string, string>;
  const { transactionHash, blockNumber } = event;
  const published = { month: month!, root: root!, count: BigInt(count!) };
  return { registry: getAddress(event.contract), ...published, transactionHash, blockNumber };
}

export const encodePublish = (month: string, root: string, count: number): string =>
  registryInterface.encodeFunctionData('publish', [month, root, count]);

/** The root that stands for a month, null where none does. */
export async function readRoot(client: ChainClient, address: string, month: string): Promise<string | null> {
  const root = await client.call(async (provider) => {
    const contract = new Contract(address, registryInterface, provider);
    return (await contract.getFunction('roots').staticCall(month)) as string;
  });
  return root === ZeroHash ? null : root;
}
