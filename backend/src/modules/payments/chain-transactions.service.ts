import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { Caches } from '../../common/caches.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import type { TransactionDto } from './dto/chain-transaction.dto.js';
import { askForOwn, askForUnknown, type NodeTransaction, NodeTransactions } from './node-transactions.js';
import { OwnTransactionsQuery } from './own-transactions.query.js';
import { tooManyLookups, transactionNotFound } from './payments.errors.js';

/** Of transactions' details, of each kind (bytes): those of a thousand. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Hashes that the database does not know, of all callers together: each costs a call to a node that may be paid for. */
export const UNKNOWN_PER_MINUTE = 120;

/** Shows transactions of our contracts, as a block explorer would; the nodes are asked as little as can be. */
@Injectable()
export class ChainTransactions {
  private readonly own = new NodeTransactions(MOST_BYTES, askForOwn);
  /** Kept apart, so that made-up hashes cannot push out what people look at. */
  private readonly unknown = new NodeTransactions(MOST_BYTES, askForUnknown);
  private readonly limiter: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly ownTransactions: OwnTransactionsQuery,
    caches: Caches,
  ) {
    caches.add('own-transactions', this.own.remembered);
    caches.add('unknown-transactions', this.unknown.remembered);
    this.limiter = rateLimiter(dataSource, 'unknown-transaction', UNKNOWN_PER_MINUTE, 60);
  }

  /** Of any chain that is followed; the home chain's where none is named and the database does not know it. @throws transactionNotFound, tooManyLookups, chainUnavailable */
  async find(hash: string, chainId: number | undefined): Promise<TransactionDto> {
    const asked = this.chains.all.filter((chain) => chainId === undefined || chain.chainId === chainId);
    const known = await this.ownTransactions.chainOf(
      hash,
      asked.map((chain) => chain.chainId),
    );
    const chain = known === undefined ? asked[0] : this.chains.find(known);
    if (!chain) throw transactionNotFound();
    const head = await chain.watcher.head();
    const found =
      known === undefined
        ? await this.findUnknown(chain, hash, head)
        : await this.own.find(chain, hash, head);
    if (!found) throw transactionNotFound();
    return { ...found, confirmations: confirmationsOf(found, head) };
  }

  private async findUnknown(
    chain: FollowedChain,
    hash: string,
    head: number,
  ): Promise<NodeTransaction | null> {
    if (this.unknown.has(chain, hash, head)) return this.unknown.find(chain, hash, head);
    await takePoint(this.limiter, 'all', tooManyLookups);
    const found = await this.unknown.find(chain, hash, head);
    // It is one of ours, and what it does was not read yet. What was read and left nothing is not waited for, whoever looks at it.
    if (found && (found.blockNumber === null || found.blockNumber > head)) await chain.attention.call();
    return found;
  }
}

/** At least one once it is mined: the node may know of a block that was not read yet. */
const confirmationsOf = ({ blockNumber }: NodeTransaction, head: number): number =>
  blockNumber === null ? 0 : Math.max(1, head - blockNumber + 1);
