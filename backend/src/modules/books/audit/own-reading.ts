import { createHash } from 'node:crypto';
import type { NamedContract } from '../../../chain/contracts/chain-contracts.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { position } from '../../../chain/nodes/chain-client.js';
import { chainUnavailable } from '../../../common/errors/common.errors.js';
import { OwnBooks } from './own-books.js';

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
 * Reads everything from the first block of every contract, or from where the books end, with no regard to the database.
 * @returns the last block that was read: final ones alone. @throws chainUnavailable
 */
export async function readEverything(
  chain: FollowedChain,
  contracts: readonly NamedContract[],
  books: OwnBooks,
): Promise<number> {
  const upTo = await chain.finality.upTo((await chain.client.head()).number);
  const addresses = contracts.map(({ address }) => address.toLowerCase());
  const progress = books.progress();
  const first = progress ? progress.number + 1 : Math.min(...contracts.map(({ block }) => block));
  for (let from = first; from <= upTo; from += chain.reader.maxRange) {
    const to = Math.min(from + chain.reader.maxRange - 1, upTo);
    const [found, last] = await Promise.all([
      chain.reader.read(addresses, { from, to }, true),
      chain.client.block(to),
    ]);
    // Final blocks do not change: the nodes disagree.
    if (!found || !last) throw chainUnavailable();
    books.keep(found.events, position(last));
  }
  return Math.max(upTo, progress?.number ?? upTo);
}

/** Adds what the receipts of these blocks tell, for a node may have left logs out. */
export async function readReceipts(
  chain: FollowedChain,
  books: OwnBooks,
  blocks: Iterable<number>,
): Promise<void> {
  for (const block of new Set(blocks)) books.keep(await chain.reader.readReceiptsOf([block]));
}
