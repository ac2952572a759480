import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ContractName } from '../contracts/deployment-record.js';
import type { ContractSubscription } from './contract-subscription.js';

/** Who wants to know of which contract's events, on whatever chain. */
@Injectable()
export class ContractSubscriptions {
  private readonly subscriptions: ContractSubscription[] = [];

  subscribe(subscription: ContractSubscription): void {
    this.subscriptions.push(subscription);
  }

  async refresh(
    manager: EntityManager,
    contract: ContractName,
    chainId: number,
    subjects: Iterable<string>,
  ): Promise<void> {
    const sorted = inOrder(subjects);
    if (sorted.length === 0) return;
    for (const subscription of this.of(contract)) await subscription.refresh(manager, chainId, sorted);
  }

  /** One feature's trouble does not hold up the others. @throws the first of what went wrong */
  async advance(chainId: number, head: number): Promise<void> {
    const failures: unknown[] = [];
    for (const subscription of this.subscriptions)
      await subscription.advance?.(chainId, head).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  private of(contract: ContractName): ContractSubscription[] {
    return this.subscriptions.filter((subscription) => subscription.contract === contract);
  }
}

/** Whoever locks rows of several subjects takes them in one order, so that no two wait for each other. */
const inOrder = (subjects: Iterable<string>): string[] =>
  [...new Set(subjects)].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
