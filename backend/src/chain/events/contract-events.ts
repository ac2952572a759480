import type { Log } from 'ethers';
import type { EntityManager } from 'typeorm';

/** Our contracts, by the names under which they are recorded. */
export type ContractName = 'AdPaymentSplitter' | 'ChallengeBadge' | 'VoteRegistry';

/** Where an event stands in the chain. */
export interface EventPlace {
  /** Always lower case. */
  transactionHash: string;
  logIndex: number;
  blockNumber: number;
  blockHash: string;
}

/** An event with the time of its block. */
export type Timed<T> = T & EventPlace & { blockTime: Date };

/** A feature's part in what a contract reports; every method runs in the transaction that moves the cursor. */
export interface EventSubscription<T = unknown> {
  contract: ContractName;
  /** First topics of the events to read. */
  topics: readonly string[];
  /** Null for logs that are not of interest. */
  parse(log: Log): T | null;
  /** The database meets a contract that may have been used before. */
  adopt(manager: EntityManager, earlier: T[]): Promise<void>;
  /** An event was found in a block at or below `head`. */
  apply(manager: EntityManager, event: Timed<T>, head: number): Promise<void>;
  /** Blocks above this number left the chain. */
  rollback(manager: EntityManager, above: number): Promise<void>;
  /** The chain was read up to this block; for what waits for confirmations. */
  advance?(manager: EntityManager, head: number): Promise<void>;
}

export const placeOf = (log: Log): EventPlace => ({
  transactionHash: log.transactionHash.toLowerCase(),
  logIndex: log.index,
  blockNumber: log.blockNumber,
  blockHash: log.blockHash,
});
