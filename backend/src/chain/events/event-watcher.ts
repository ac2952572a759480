import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { type BlockPosition, ChainClient } from '../nodes/chain-client.js';
import { LOCAL_CHAIN_ID } from '../chains.js';
import { type EventSubscription, placeOf } from './contract-events.js';
import { DeploymentsService, SPLITTER } from '../contracts/deployments.service.js';
import { ChainBlock } from './entities/chain-block.entity.js';
import { ChainCursor } from './entities/chain-cursor.entity.js';
import { EventReader, type LogBatch, type TimedLog } from './event-reader.js';

/** How many read blocks are remembered to find where a reorganisation began. */
const REMEMBERED_BLOCKS = 256;

/** The one cursor bears the name of the contract that came first. */
const CURSOR = SPLITTER;

/** Follows our contracts' events; events and cursor are stored in one transaction under the cursor row's lock. */
@Injectable()
export class EventWatcher {
  private readonly subscriptions: EventSubscription[] = [];
  private reading: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly deployments: DeploymentsService,
    private readonly reader: EventReader,
    private readonly dataSource: DataSource,
  ) {}

  subscribe<T>(subscription: EventSubscription<T>): void {
    this.subscriptions.push(subscription);
  }

  /** Reads everything up to the time of the call; calls during a reading share the one after it. @throws chainUnavailable, paymentsStopped */
  async poll(): Promise<void> {
    // The reading under way may have asked for its head before the caller's block was mined.
    this.next ??= this.readAfter(this.reading);
    return this.next;
  }

  private async readAfter(earlier: Promise<void>): Promise<void> {
    await earlier.catch(() => undefined);
    this.next = undefined;
    this.reading = this.read();
    return this.reading;
  }

  /** The block up to which events were read, by whichever process did. */
  async head(manager: EntityManager = this.dataSource.manager): Promise<number> {
    return (await this.cursor(manager))?.blockNumber ?? 0;
  }

  private async read(): Promise<void> {
    for (const subscription of this.subscriptions) await this.adopt(subscription);
    const addresses = await this.deployments.verifiedAddresses();
    const cursor = (await this.cursor(this.dataSource.manager))!;
    const head = await this.client.head();
    if (head.hash === cursor.blockHash) return;
    const base = await this.commonBlock(cursor);
    const topics = this.subscriptions.flatMap((subscription) => subscription.topics);
    const batch = base && (await this.reader.read(addresses, topics, base, head));
    if (base && batch) await this.store(cursor, base, batch);
  }

  private async adopt(subscription: EventSubscription): Promise<void> {
    await this.deployments.adoptIfNew(subscription.contract, async (manager, { address, block }) => {
      const earlier = await this.reader.readAll(address, subscription.topics, block);
      await subscription.adopt(
        manager,
        earlier.map((log) => subscription.parse(log)).filter((event) => event !== null),
      );
    });
  }

  private async store(cursor: ChainCursor, base: BlockPosition, batch: LogBatch): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { chainId } = this.client;
      const key = { chainId, contract: CURSOR };
      const locked = await manager.findOneOrFail(ChainCursor, {
        where: key,
        lock: { mode: 'pessimistic_write' },
      });
      if (locked.blockHash !== cursor.blockHash) return;
      if (base.number < cursor.blockNumber) await this.rollback(manager, base.number);
      for (const entry of batch.logs) await this.apply(manager, entry, batch.to.number);
      for (const subscription of this.subscriptions) await subscription.advance?.(manager, batch.to.number);
      await manager.update(ChainCursor, key, { blockNumber: batch.to.number, blockHash: batch.to.hash });
      await manager.upsert(ChainBlock, blocksToRemember(chainId, batch), ['chainId', 'number']);
      await manager.delete(ChainBlock, { chainId, number: LessThan(batch.to.number - REMEMBERED_BLOCKS) });
    });
  }

  private async rollback(manager: EntityManager, above: number): Promise<void> {
    await manager.delete(ChainBlock, { chainId: this.client.chainId, number: MoreThan(above) });
    for (const subscription of this.subscriptions) await subscription.rollback(manager, above);
  }

  private async apply(manager: EntityManager, { log, blockTime }: TimedLog, head: number): Promise<void> {
    const contract = this.deployments.nameOf(log.address);
    for (const subscription of this.subscriptions) {
      const event = subscription.contract === contract ? subscription.parse(log) : null;
      if (event) await subscription.apply(manager, { ...event, ...placeOf(log), blockTime }, head);
    }
  }

  /** The newest block we have read that still is in the chain; null while the node is only lagging behind us. */
  private async commonBlock(cursor: ChainCursor): Promise<BlockPosition | null> {
    const { chainId } = this.client;
    const current = await this.client.block(cursor.blockNumber);
    if (current?.hash === cursor.blockHash) return { number: cursor.blockNumber, hash: cursor.blockHash };
    // The local chain may lose its last second to a crash; a public node without our block is just behind.
    if (current === null && chainId !== LOCAL_CHAIN_ID) return null;
    const read = await this.dataSource.manager.find(ChainBlock, {
      where: { chainId },
      order: { number: 'DESC' },
    });
    for (const block of read) if (await this.client.hasBlock(block)) return block;
    const { block, blockHash } = await this.deployments.verifyAgain(SPLITTER);
    return { number: block, hash: blockHash };
  }

  private async cursor(manager: EntityManager): Promise<ChainCursor | null> {
    return manager.findOneBy(ChainCursor, { chainId: this.client.chainId, contract: CURSOR });
  }
}

/** Blocks with events are remembered too, so that a rollback never goes below an event that still stands. */
function blocksToRemember(chainId: number, { to, logs }: LogBatch): ChainBlock[] {
  const blocks = new Map(logs.map(({ log }) => [log.blockNumber, log.blockHash])).set(to.number, to.hash);
  return [...blocks].map(([number, hash]) => ({ chainId, number, hash }));
}
