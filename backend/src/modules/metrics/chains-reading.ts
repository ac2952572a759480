import { Injectable } from '@nestjs/common';
import { Remembered } from '../../common/remembered.js';
import { ChainConditions } from '../health/chain-conditions.service.js';
import { type Reading, SiteRegistry } from './site-registry.js';

/** However many scrape (ms). */
const FRESH_MS = 5_000;

/** How far each chain is read, and what its operator has. */
@Injectable()
export class ChainsReading implements Reading {
  readonly part = 'chains';
  private readonly conditions: Remembered<Awaited<ReturnType<ChainConditions['all']>>>;
  private readonly gauges;

  constructor(registry: SiteRegistry, conditions: ChainConditions) {
    this.conditions = new Remembered(async () => conditions.all(), FRESH_MS);
    const ofChain = (name: string, help: string) => registry.gauge(name, help, ['chain']);
    const ofAccount = (name: string, help: string) => registry.gauge(name, help, ['chain', 'account']);
    this.gauges = {
      followed: ofChain('chain_followed', '1 while some process reads the chain and acts on it'),
      reachable: ofChain('chain_reachable', '1 while a node of the chain answers'),
      nodesWell: ofChain('chain_nodes_well', 'Nodes that answer and agree'),
      nodes: ofChain('chain_nodes', 'Nodes that are configured'),
      lagBlocks: ofChain('chain_lag_blocks', 'Blocks of the node that are not read yet'),
      lagSeconds: ofChain('chain_lag_seconds', 'Age of the newest block that was read'),
      operations: ofAccount('operator_operations_left', 'Transactions that an account of ours has coins for'),
      payments: ofChain('chain_payments_stopped', '1 while payments of the chain are stopped'),
    };
  }

  async read(): Promise<void> {
    const all = await this.conditions.get();
    this.forget();
    for (const { health, wellNodes, accounts, paymentsProblem } of all) {
      const chain = { chain: String(health.chainId) };
      this.gauges.followed.set(chain, health.isFollowed ? 1 : 0);
      this.gauges.reachable.set(chain, health.head === null ? 0 : 1);
      this.gauges.nodesWell.set(chain, wellNodes);
      this.gauges.nodes.set(chain, health.nodes);
      this.gauges.payments.set(chain, paymentsProblem === undefined ? 0 : 1);
      if (health.lagBlocks !== null) this.gauges.lagBlocks.set(chain, health.lagBlocks);
      if (health.lagSeconds !== null) this.gauges.lagSeconds.set(chain, health.lagSeconds);
      for (const { address: account, operationsLeft } of accounts)
        if (operationsLeft !== null) this.gauges.operations.set({ ...chain, account }, operationsLeft);
    }
  }

  forget(): void {
    for (const gauge of Object.values(this.gauges)) gauge.reset();
  }
}
