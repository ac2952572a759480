import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { NamedContract } from '../../../chain/contracts/chain-contracts.js';
import type { BlockRange } from '../../../chain/events/event-reader.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { positionOf } from '../../../chain/nodes/chain-client.js';
import { AppError } from '../../../common/errors/app-error.js';
import { chainUnavailable } from '../../../common/errors/common.errors.js';
import { OwnBooks } from './own-books.js';

const AGAIN_MS = 1_000;

/** Who does not tell of so many has another reason. */
const FEW_BLOCKS = 100;

/** The books of these contracts, as far as an audit that was ended had read them. Whose chain has another block there now are begun anew. */
export async function openOwnBooks(
  folder: string,
  chain: FollowedChain,
  contracts: readonly NamedContract[],
): Promise<OwnBooks> {
  const places = contracts.map(({ address, blockHash }) => `${address}:${blockHash}`).join();
  const mark = createHash('sha256').update(places).digest('hex').slice(0, 12);
  const books = OwnBooks.open(folder, `chain-${chain.chainId}-${mark}`);
  const progress = books.progress();
  if (progress && !(await chain.client.hasBlock(progress))) books.clear();
  books.unmeet();
  return books;
}

/**
 * Reads everything from the first block of every contract, or from where the books end, with no regard to the database. What became final
 * while it read, it reads too: nodes keep the states of the newest blocks alone, and the contracts are asked at the last one.
 * @returns the last block that was read: final ones alone. @throws chainUnavailable
 */
export async function readEverything(
  chain: FollowedChain,
  contracts: readonly NamedContract[],
  books: OwnBooks,
): Promise<number> {
  const addresses = contracts.map(({ address }) => address.toLowerCase());
  for (;;) {
    const final = await chain.finality.upTo((await chain.client.head()).number);
    const from = nextBlock(contracts, books);
    const to = Math.min(from + chain.reader.maxRange - 1, final);
    if (from <= to) await readRange(chain, addresses, { from, to }, books);
    if (to >= final) return Math.max(from - 1, to);
  }
}

const nextBlock = (contracts: readonly NamedContract[], books: OwnBooks): number =>
  (books.progress()?.number ?? Math.min(...contracts.map(({ block }) => block)) - 1) + 1;

/** In halves where a node does not come to the end of the whole in the time that it has. */
async function readRange(
  chain: FollowedChain,
  addresses: string[],
  range: BlockRange,
  books: OwnBooks,
): Promise<void> {
  const found = await readWhole(chain, addresses, range);
  if (found === 'too much') {
    const middle = range.from + Math.floor((range.to - range.from) / 2);
    await readRange(chain, addresses, { from: range.from, to: middle }, books);
    return readRange(chain, addresses, { from: middle + 1, to: range.to }, books);
  }
  const last = await chain.client.block(range.to);
  // Final blocks do not change: the nodes disagree.
  if (!found || !last) throw chainUnavailable();
  books.keep(found.events, positionOf(last));
}

/** Two nodes' word where there are two: what one alone tells of few blocks is asked for again, until the other has been away for long. */
async function readWhole({ reader }: FollowedChain, addresses: string[], range: BlockRange) {
  const isMuch = range.to - range.from >= FEW_BLOCKS;
  for (;;) {
    const found = await reader.read(addresses, range, true).catch((error: unknown) => {
      if (isMuch && isChainUnavailable(error)) return 'too much' as const;
      throw error;
    });
    if (found === 'too much' || !found || found.isWhole) return found;
    if (isMuch) return 'too much' as const;
    await delay(AGAIN_MS);
  }
}

const isChainUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.problem.code === 'chain_unavailable';

/** Adds what the receipts of these blocks tell, for a node may have left logs out. */
export async function readReceipts(
  chain: FollowedChain,
  books: OwnBooks,
  blocks: Iterable<number>,
): Promise<void> {
  for (const block of new Set(blocks)) books.keep(await chain.reader.readReceiptsOf([block]));
}
