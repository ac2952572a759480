import type { EntityManager } from 'typeorm';
import type { ContractName } from '../contracts/deployment-record.js';

/** A feature's part in what a contract reports. What it does with the events of a subject must depend on them and the head alone, so that doing it again changes nothing. */
export interface ContractSubscription {
  contract: ContractName;
  /** Events about these subjects (sorted) came or went: folds them anew, in the transaction that notes it. */
  refresh(manager: EntityManager, chainId: number, subjects: readonly string[]): Promise<void>;
  /** The chain was read up to this block, and what is final was verified: for what waits for confirmations. */
  advance?(chainId: number, head: number): Promise<void>;
}
