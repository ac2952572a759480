import { Logger } from '@nestjs/common';
import { id, type Wallet } from 'ethers';
import type { DataSource, EntityManager } from 'typeorm';
import { encodePublish } from '../../src/chain/contracts/vote-registry.js';
import { ChainClient } from '../../src/chain/nodes/chain-client.js';
import { Finality } from '../../src/chain/nodes/finality.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { GasMarket } from '../../src/chain/operator/gas-market.js';
import { NonceGap } from '../../src/chain/operator/nonce-gap.js';
import type { Operator, OperatorCall } from '../../src/chain/operator/operator.js';
import { Operators } from '../../src/chain/operator/operators.js';
import { OperatorTracker } from '../../src/chain/operator/operator-tracker.js';
import { LyingNode } from './lying-node.ts';
import { PUBLIC_OPERATOR, type TestChain } from './test-chain.js';
import { createTestDatabase, openDatabase } from './test-database.js';

interface Parts {
  maxGasPriceGwei?: number;
  key?: Wallet;
  /** Shares its database. */
  beside?: TestOperator;
  /** So many nodes besides, which always tell the truth. */
  furtherNodes?: number;
}

let months = 0;

/** The operator of a public chain without the rest of the API, behind a node that counts what it is asked. */
export class TestOperator {
  private constructor(
    readonly chain: TestChain,
    readonly node: LyingNode,
    readonly dataSource: DataSource,
    private readonly operators: Operators,
    private readonly client: ChainClient,
    private readonly market: GasMarket,
  ) {}

  static async on(
    chain: TestChain,
    { maxGasPriceGwei, key = PUBLIC_OPERATOR, beside, furtherNodes = 0 }: Parts = {},
  ): Promise<TestOperator> {
    const url = beside ? (beside.dataSource.options as { url: string }).url : await createTestDatabase();
    Logger.overrideLogger(false);
    const dataSource = await openDatabase(url);
    const node = await LyingNode.before(chain.rpcUrl);
    const others = Array.from({ length: furtherNodes }, () => chain.rpcUrl);
    const client = new ChainClient([node.url, ...others], chain.chainId);
    const market = new GasMarket(client, maxGasPriceGwei);
    const operators = new Operators(client, dataSource, market, new Map([['publisher', key]]));
    return new TestOperator(chain, node, dataSource, operators, client, market);
  }

  get operator(): Operator {
    return this.operators.of('publisher');
  }

  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  /** As a process has it that was just started. */
  newTracker(): OperatorTracker {
    const finality = new Finality(this.client, this.dataSource);
    return new OperatorTracker(this.client, finality, this.operators, this.market, this.dataSource);
  }

  newGap(): NonceGap {
    return new NonceGap(this.operator, this.market, this.dataSource);
  }

  /** A root of votes for a month of its own: only this key may publish it, and once. */
  publishing(): OperatorCall {
    const year = 1970 + Math.floor(months / 12);
    const month = `${year}-${String((months++ % 12) + 1).padStart(2, '0')}`;
    return { to: this.chain.registry.target as string, data: encodePublish(month, id(month), 1) };
  }

  async store(intent: string, call = this.publishing()): Promise<OperatorTransaction | null> {
    const prepared = await this.operator.prepare(call);
    return this.dataSource.transaction(async (manager) => this.operator.store(manager, intent, prepared));
  }

  /** Stored and sent, as features do it. */
  async send(intent: string, call = this.publishing()): Promise<OperatorTransaction> {
    const stored = (await this.store(intent, call))!;
    await this.operator.broadcast(stored);
    return stored;
  }

  async found(intent: string): Promise<OperatorTransaction> {
    return this.manager.findOneByOrFail(OperatorTransaction, { intent });
  }

  /** Whether a block has the call of an intent, at whichever of its prices. */
  async minedOf(intent: string): Promise<boolean> {
    const { hashes } = await this.found(intent);
    const receipts = await Promise.all(
      hashes.map(async (hash) => this.chain.provider.getTransactionReceipt(hash)),
    );
    return receipts.some((receipt) => receipt?.status === 1);
  }

  /** As if so many seconds had gone by. */
  async letWait(seconds: number): Promise<void> {
    await this.manager.query(
      `UPDATE operator_transactions SET signed_at = signed_at - make_interval(secs => $1),
       created_at = created_at - make_interval(secs => $1) WHERE status = 'submitted'`,
      [seconds],
    );
  }

  async close(): Promise<void> {
    this.client.close();
    await this.node.close();
    await this.dataSource.destroy();
  }
}
