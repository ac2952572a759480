import type { EntityManager } from 'typeorm';
import { BookAgreement } from '../../../chain/books/entities/book-agreement.entity.js';
import { dueOf, foldAccount, type Movement, movementOf } from '../../../chain/books/splitter-account.js';
import type { SplitterReading } from '../../../chain/books/splitter-reading.js';
import { describeDifference, isSurplus, compareBalance } from '../../../chain/books/balance-comparison.js';
import type { NamedContract } from '../../../chain/contracts/chain-contracts.js';
import type { Differences } from './differences.js';
import type { OwnBooks } from './own-books.js';

/** A splitter's money, counted anew; wei. */
export interface SplitterMoney {
  /** What it holds. */
  balance: bigint;
  /** What its events account for. */
  due: bigint;
  /** The rest: coins that came by no payment. */
  surplus: bigint;
}

/** A splitter, what it says at the last block that was read, and the block up to which the database is compared. */
interface Subject {
  contract: NamedContract;
  reading: SplitterReading;
  block: number;
}

/** Compares what it holds and owes with what was read, and its surplus with the one that is known. */
export async function auditMoney(
  chainId: number,
  manager: EntityManager,
  books: OwnBooks,
  { contract, reading, block }: Subject,
  differences: Differences,
): Promise<SplitterMoney> {
  const account = foldAccount(movementsIn(books, contract.address));
  const standing = compareBalance(account, reading);
  const surplus = standing.excess;
  const known = await manager.findOneBy(BookAgreement, {
    chainId,
    contract: contract.address.toLowerCase(),
  });
  // What came after the API looked for the last time, it cannot know.
  const isKnown = !known || known.block < block || BigInt(known.surplus) === surplus;
  if (!isSurplus(standing)) differences.add(`Splitter ${contract.address}: ${describeDifference(standing)}`);
  if (!isKnown) differences.add(surplusDiffers(contract.address, known.surplus, surplus));
  return { balance: reading.balance, due: dueOf(account), surplus };
}

function* movementsIn(books: OwnBooks, contract: string): Generator<Movement> {
  for (const event of books.eventsOf(contract)) yield movementOf(event);
}

const surplusDiffers = (address: string, known: string, surplus: bigint): string =>
  `Splitter ${address}: its surplus is ${known} wei in the database, ${surplus} wei by the chain`;
