import type { EntityManager } from 'typeorm';
import { BookAgreement } from '../../../chain/books/entities/book-agreement.entity.js';
import { dueOf, foldAccount, movementOf } from '../../../chain/books/splitter-account.js';
import { readSplitter } from '../../../chain/books/splitter-reading.js';
import { describe, isSurplus, standingOf } from '../../../chain/books/splitter-standing.js';
import type { NamedContract } from '../../../chain/contracts/chain-contracts.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { chainUnavailable } from '../../../common/errors/common.errors.js';
import { eventsOf, type OwnReading } from './own-reading.js';

/** A splitter's money, counted anew; wei. */
export interface SplitterMoney {
  /** What it holds. */
  balance: bigint;
  /** What its events account for. */
  due: bigint;
  /** The rest: coins that came by no payment. */
  surplus: bigint;
  differences: string[];
}

/** Compares what it holds and owes with what was read, and its surplus with the one that is known. @throws chainUnavailable */
export async function auditMoney(
  chain: FollowedChain,
  manager: EntityManager,
  own: OwnReading,
  contract: NamedContract,
  block: number,
): Promise<SplitterMoney> {
  const account = foldAccount(eventsOf(own, contract.address).map(movementOf));
  const reading = await readSplitter(chain.client, contract.address, own.upTo);
  if (!reading) throw chainUnavailable();
  const standing = standingOf(account, reading);
  const surplus = standing.excess;
  const known = await manager.findOneBy(BookAgreement, {
    chainId: chain.chainId,
    contract: contract.address.toLowerCase(),
  });
  // What came after the API looked for the last time, it cannot know.
  const isKnown = !known || known.block < block || BigInt(known.surplus) === surplus;
  return {
    balance: reading.balance,
    due: dueOf(account),
    surplus,
    differences: [
      ...(isSurplus(standing) ? [] : [`Splitter ${contract.address}: ${describe(standing)}`]),
      ...(isKnown ? [] : [surplusDiffers(contract.address, known.surplus, surplus)]),
    ],
  };
}

const surplusDiffers = (address: string, known: string, surplus: bigint): string =>
  `Splitter ${address}: its surplus is ${known} wei in the database, ${surplus} wei by the chain`;
