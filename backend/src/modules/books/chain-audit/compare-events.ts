import type { EntityManager } from 'typeorm';
import type { ChainEvent } from '../../../chain/events/entities/chain-event.entity.js';
import type { FoundEvent } from '../../../chain/events/found-event.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { differingParts } from '../../../common/differing-parts.js';
import type { Differences } from './differences.js';
import type { OwnBooks } from './own-books.js';
import { readReceipts } from './own-reading.js';
import { storedEvents } from './stored-books.js';

type Event = Pick<
  ChainEvent,
  'contract' | 'name' | 'subject' | 'args' | 'blockNumber' | 'blockHash' | 'blockTime'
>;

/** Compares both ways; where the database knows more of a block than was read, its receipts are asked for first. */
export async function compareEvents(
  chain: FollowedChain,
  manager: EntityManager,
  books: OwnBooks,
  block: number,
  differences: Differences,
): Promise<void> {
  for await (const events of storedEvents(manager, chain.chainId, block)) {
    const known = books.meet(events);
    const unread = events.filter((_event, index) => !known[index]);
    await readReceipts(
      chain,
      books,
      unread.map(({ blockNumber }) => blockNumber),
    );
    const found = unread.length === 0 ? known : books.meet(events);
    events.forEach((event, index) => differences.add(...differencesOfEvent(event, found[index])));
  }
  for (const event of books.unmet(block)) differences.add(missingEvent(event));
}

/** What differs between an event of the database and the same one of the chain, in words; nothing where all agrees. */
export function differencesOfEvent(stored: ChainEvent, found: FoundEvent | undefined): string[] {
  const about = `${stored.name} in transaction ${stored.transactionHash}, log ${stored.logIndex}`;
  if (!found) return [`The database has an event that the chain has not: ${about}`];
  return differingParts(partsOf(stored), partsOf(found)).map(
    ({ part, books, chain }) => `${about}: ${part} is ${books} in the database, ${chain} on the chain`,
  );
}

/** That the database does not have an event of the chain, in words. */
export const missingEvent = ({ name, transactionHash, logIndex, args }: FoundEvent): string =>
  `The database lacks ${name} in transaction ${transactionHash}, log ${logIndex}: ${JSON.stringify(args)}`;

function partsOf({
  args,
  blockTime,
  blockNumber,
  contract,
  name,
  subject,
  blockHash,
}: Event): Record<string, string> {
  const said = Object.entries(args).map(([argument, value]) => [`args.${argument}`, String(value)] as const);
  return {
    ...{ contract, name, blockHash },
    subject: String(subject),
    blockNumber: String(blockNumber),
    blockTime: blockTime.toISOString(),
    ...Object.fromEntries(said),
  };
}
