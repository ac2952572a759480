import { voteRegistryAbi } from '@change-makers/contracts/abi';
import { Contract, getAddress, Interface, ZeroHash } from 'ethers';
import type { ChainEvent } from '../events/entities/chain-event.entity.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { DeployedContract } from './deployment-record.js';

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

/** The root that stands for a month, null where none does; by what nodes say alike, as a month is decided once. */
export async function readRoot(client: ChainClient, address: string, month: string): Promise<string | null> {
  const root = await client.agreed(async (provider) => {
    const contract = new Contract(address, registryInterface, provider);
    return (await contract.getFunction('roots').staticCall(month)) as string;
  });
  return root === ZeroHash ? null : root;
}

/** The month that a registry was made for first, and by which it takes no earlier one; null in the first version, which takes any. */
export async function readFirstMonth(
  client: ChainClient,
  { address, version }: DeployedContract,
): Promise<string | null> {
  if (version === 1) return null;
  return client.agreed(async (provider) => {
    const contract = new Contract(address, registryInterface, provider);
    return (await contract.getFunction('firstMonth').staticCall()) as string;
  });
}

/** A registry, and its first month. */
export interface DatedRegistry {
  address: string;
  firstMonth: string | null;
}

/**
 * The registries on which a month's root may stand: those made for the latest first month that is not after it, the newest first.
 * One that is deployed later for earlier months thus takes none from others. One of the first version can be sealed ahead by
 * whoever publishes there, so it counts for the months alone that no later version was made for.
 * @param registries the oldest first
 */
export function registriesOf(month: string, registries: readonly DatedRegistry[]): DatedRegistry[] {
  const begun = registries.flatMap(({ firstMonth }) => firstMonth ?? []).filter((first) => first <= month);
  const latest = begun.toSorted().at(-1) ?? null;
  return registries.filter(({ firstMonth }) => firstMonth === latest).toReversed();
}
