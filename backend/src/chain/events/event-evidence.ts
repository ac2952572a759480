import type { Block, JsonRpcApiProvider, Log, TransactionReceipt } from 'ethers';
import type { Opinion } from '../nodes/agreement.js';
import { assertSound } from '../nodes/chain-node.js';
import type { ChainEvent } from './entities/chain-event.entity.js';
import type { FoundEvent } from './found-event.js';

/** A transaction that is said to stand in a block. */
export interface TransactionPlace {
  transactionHash: string;
  blockNumber: number;
}

/** What a node has at that place: its block of that number, and the transaction's logs in it; none where it does not stand there. */
export interface PlaceEvidence {
  block: Block;
  logs: readonly Log[];
}

export const placeKey = ({ transactionHash, blockNumber }: TransactionPlace): string =>
  `${blockNumber}:${transactionHash}`;

/** What one node says of places; nothing of blocks that it does not know. */
export async function examinePlaces(
  provider: JsonRpcApiProvider,
  places: readonly TransactionPlace[],
): Promise<(Opinion<PlaceEvidence> | null)[]> {
  const numbers = [...new Set(places.map(({ blockNumber }) => blockNumber))];
  const [blocks, receipts] = await Promise.all([
    Promise.all(numbers.map(async (number) => provider.getBlock(number))),
    Promise.all(places.map(async ({ transactionHash }) => provider.getTransactionReceipt(transactionHash))),
  ]);
  const byNumber = new Map(numbers.map((number, index) => [number, blocks[index] ?? null]));
  return places.map(({ blockNumber }, index) =>
    opinionOf(byNumber.get(blockNumber)!, receipts[index] ?? null),
  );
}

function opinionOf(block: Block | null, receipt: TransactionReceipt | null): Opinion<PlaceEvidence> | null {
  if (!block) return null;
  assertSound(block);
  const stands = receipt?.blockHash === block.hash;
  const text = JSON.stringify([block.hash, block.timestamp, stands ? receipt.logs.map(textOf) : null]);
  return { text, answer: { block, logs: stands ? receipt.logs : [] } };
}

/** Everything of a log that can be told differently. */
export const textOf = (log: Log): string =>
  JSON.stringify([
    log.transactionHash.toLowerCase(),
    log.index,
    log.blockNumber,
    log.blockHash,
    log.address.toLowerCase(),
    log.topics,
    log.data,
  ]);

/** Whether a stored event says what was found. */
export const saysTheSame = (event: ChainEvent, found: FoundEvent): boolean =>
  event.logIndex === found.logIndex && contentOf(event) === contentOf(found);

const contentOf = ({
  contract,
  name,
  blockNumber,
  blockHash,
  blockTime,
  args,
}: ChainEvent | FoundEvent): string =>
  JSON.stringify([
    contract,
    name,
    blockNumber,
    blockHash,
    blockTime.getTime(),
    // PostgreSQL does not keep the order of what is in a document.
    Object.entries(args).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
