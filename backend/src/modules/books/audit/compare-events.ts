import type { ChainEvent } from '../../../chain/events/entities/chain-event.entity.js';
import type { FoundEvent } from '../../../chain/events/event-reader.js';
import { placeKey } from './own-reading.js';

type Event = Pick<
  ChainEvent,
  'contract' | 'name' | 'subject' | 'args' | 'blockNumber' | 'blockHash' | 'blockTime'
>;

/** What differs between an event of the database and the same one of the chain, in words; nothing where all agrees. */
export function differencesOfEvent(stored: ChainEvent, found: FoundEvent | undefined): string[] {
  const about = `${stored.name} in transaction ${stored.transactionHash}, log ${stored.logIndex}`;
  if (!found) return [`The database has an event that the chain has not: ${about}`];
  const [books, chain] = [partsOf(stored), partsOf(found)];
  return Object.keys({ ...books, ...chain })
    .filter((part) => books[part] !== chain[part])
    .map((part) => `${about}: ${part} is ${books[part]} in the database, ${chain[part]} on the chain`);
}

/** Events of the chain that the database has not, in words. */
export const missingEvents = (found: readonly FoundEvent[], known: ReadonlySet<string>): string[] =>
  found
    .filter((event) => !known.has(placeKey(event)))
    .map(
      ({ name, transactionHash, logIndex, args }) =>
        `The database lacks ${name} in transaction ${transactionHash}, log ${logIndex}: ${JSON.stringify(args)}`,
    );

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
