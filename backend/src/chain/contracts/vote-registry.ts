import { voteRegistryAbi } from '@change-makers/contracts/abi';
import { Contract, Interface, type Log, ZeroHash } from 'ethers';
import type { ChainClient } from '../nodes/chain-client.js';

export const registryInterface = new Interface(voteRegistryAbi);

/** The root of a month's votes stands on the chain. */
export interface RootPublished {
  /** Written YYYY-MM. */
  month: string;
  root: string;
  /** Votes in the tree. */
  count: bigint;
}

/** First topics of the events that are read. */
export const registryTopics = [registryInterface.getEvent('RootPublished')!.topicHash];

/** Null for logs that are not about a root. */
export function parseRegistryLog(log: Log): RootPublished | null {
  const parsed = registryInterface.parseLog(log);
  if (parsed?.name !== 'RootPublished') return null;
  const { month, root, count } = parsed.args;
  return { month: month as string, root: root as string, count: count as bigint };
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
