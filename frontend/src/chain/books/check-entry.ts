import { checkOf, type Check, type Difference, type Unread } from './book-check';
import type { DecodedEvent } from './decode-log';
import type { Block, Evidence, Receipt, ReceiptLog } from './evidence';
import { entryFactsOf, type EntryFacts } from './entry-facts';

/** An entry of the books, as far as the chain can speak to it. */
export interface BookedEvent extends EntryFacts {
  chainId: number;
  contract: string;
  event: string;
  args: Record<string, string | boolean>;
  transactionHash: string;
  blockNumber: number;
  blockHash: string;
  logIndex: number;
  /** ISO time of its block. */
  time: string;
}

export type EntryField =
  'transaction' | 'log' | 'contract' | 'event' | 'arguments' | 'block' | 'time' | keyof EntryFacts;
type Found = Difference<EntryField>;
type Decode = (log: ReceiptLog) => DecodedEvent | null;

/** Compares an entry with what a node says of its transaction and its block. */
export function checkEntry(entry: BookedEvent, evidence: Evidence, decode: Decode): Check<EntryField> {
  const { receipt, block } = evidence;
  if (receipt === 'noAnswer' || block === 'noAnswer') return { state: 'open', reason: 'noAnswer' };
  if (receipt) return checkReceipt(entry, receipt, block, decode);
  const reason = reasonOfSilence(entry, evidence.head, block);
  if (reason) return { state: 'open', reason };
  return checkOf<EntryField>([{ field: 'transaction', books: entry.transactionHash, chain: null }]);
}

/** A node that has the block, and not this transaction in it, says that there is no such transaction; one without the block says nothing. */
function reasonOfSilence(entry: BookedEvent, head: number, block: Block | null): Unread | null {
  if (!block) return entry.blockNumber > head ? 'behind' : 'noHistory';
  return block.transactions.some((hash) => isSameText(hash, entry.transactionHash)) ? 'noHistory' : null;
}

function checkReceipt(
  entry: BookedEvent,
  receipt: Receipt,
  block: Block | null,
  decode: Decode,
): Check<EntryField> {
  const log = receipt.logs.find(({ logIndex }) => Number(logIndex) === entry.logIndex);
  const differences = [
    ...differingPlace(entry, receipt),
    ...(log
      ? differingEvent(entry, log, decode)
      : [{ field: 'log' as const, books: entry.event, chain: null }]),
  ];
  if (differences.length > 0) return checkOf(differences);
  if (!block) return { state: 'open', reason: 'noHistory' };
  return checkOf(differingTime(entry, block));
}

function differingPlace(entry: BookedEvent, { status, blockNumber, blockHash }: Receipt): Found[] {
  if (Number(status) !== 1) return [{ field: 'transaction', books: entry.transactionHash, chain: null }];
  return [
    ...compareField('block', String(entry.blockNumber), String(Number(blockNumber))),
    ...compareField('block', entry.blockHash, blockHash),
  ];
}

function differingEvent(entry: BookedEvent, log: ReceiptLog, decode: Decode): Found[] {
  const contract = compareField('contract', entry.contract, log.address);
  const event = decode(log);
  if (event?.name !== entry.event)
    return [...contract, { field: 'event', books: entry.event, chain: event?.name ?? null }];
  const facts = entryFactsOf(event);
  const said = (Object.keys(facts) as (keyof EntryFacts)[]).flatMap((field) =>
    compareField(field, textOf(entry[field]), textOf(facts[field])),
  );
  return [...contract, ...said, ...(said.length === 0 ? differingArguments(entry, event) : [])];
}

/** What of the event no other field shows. */
function differingArguments({ args }: BookedEvent, event: DecodedEvent): Found[] {
  const names = [...new Set([...Object.keys(args), ...Object.keys(event.args)])];
  return names.flatMap((name) => {
    const [books, chain] = [textOf(args[name]), event.args[name] ?? null];
    if (isSameText(books, chain)) return [];
    return [{ field: 'arguments' as const, books: `${name} = ${books}`, chain: `${name} = ${chain}` }];
  });
}

function differingTime({ time }: BookedEvent, { timestamp }: Block): Found[] {
  return compareField('time', new Date(time).toISOString(), new Date(Number(timestamp) * 1000).toISOString());
}

function compareField(field: EntryField, books: string | null, chain: string | null): Found[] {
  return isSameText(books, chain) ? [] : [{ field, books, chain }];
}

/** Letter case of hex digits is but a checksum. */
const isSameText = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase();

const textOf = (value: string | number | boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
