import { chainUnavailable } from '../../../common/errors/common.errors.js';
import type { NamedContract } from '../../../chain/contracts/chain-contracts.js';
import type { FoundEvent } from '../../../chain/events/event-reader.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';

/** Every final event of our contracts on a chain, as its nodes tell it, by place. */
export interface OwnReading {
  events: Map<string, FoundEvent>;
  /** The last block that was read: final ones alone. */
  upTo: number;
}

/** An event's place, unique on its chain. */
export const placeKey = ({
  transactionHash,
  logIndex,
}: Pick<FoundEvent, 'transactionHash' | 'logIndex'>): string => `${transactionHash}:${logIndex}`;

/** Reads everything from the first block of every contract, with no regard to the database. @throws chainUnavailable */
export async function readEverything(
  chain: FollowedChain,
  contracts: readonly NamedContract[],
): Promise<OwnReading> {
  const upTo = await chain.finality.upTo((await chain.client.head()).number);
  const events = new Map<string, FoundEvent>();
  const addresses = contracts.map(({ address }) => address.toLowerCase());
  const first = Math.min(...contracts.map(({ block }) => block));
  for (let from = first; from <= upTo; from += chain.reader.maxRange) {
    const range = { from, to: Math.min(from + chain.reader.maxRange - 1, upTo) };
    const found = await chain.reader.read(addresses, range, true);
    // Final blocks do not change: the nodes disagree.
    if (!found) throw chainUnavailable();
    for (const event of found.events) events.set(placeKey(event), event);
  }
  return { events, upTo };
}

/** Adds what the receipts of these blocks tell, for a node may have left logs out. */
export async function readReceipts(
  chain: FollowedChain,
  own: OwnReading,
  blocks: Iterable<number>,
): Promise<void> {
  for (const block of new Set(blocks))
    for (const event of await chain.reader.readReceiptsOf([block])) own.events.set(placeKey(event), event);
}

/** A contract's events, oldest first. */
export const eventsOf = ({ events }: OwnReading, contract: string): FoundEvent[] =>
  [...events.values()]
    .filter((event) => event.contract === contract.toLowerCase())
    .toSorted((one, other) => one.blockNumber - other.blockNumber || one.logIndex - other.logIndex);
