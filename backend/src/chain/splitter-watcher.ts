import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { type BlockPosition, ChainClient } from './chain-client.js';
import { LOCAL_CHAIN_ID } from './chains.js';
import { DeploymentsService, SPLITTER } from './deployments.service.js';
import { ChainBlock } from './entities/chain-block.entity.js';
import { ChainCursor } from './entities/chain-cursor.entity.js';
import { type EventBatch, SplitterReader, type TimedSplitterEvent } from './splitter-reader.js';

/** A feature's part in what the chain reports; every method runs in the transaction that moves the cursor. */
export interface SplitterEventHandler {
  /** The database meets a splitter whose payments so far name ads up to this id. */
  adopt(manager: EntityManager, highestAdId: bigint): Promise<void>;
  /** Ids above this are nobody's ad. */
  readonly highestPossibleAdId: bigint;
  /** An event was found in a block at or below `head`. */
  apply(manager: EntityManager, event: TimedSplitterEvent, head: number): Promise<void>;
  /** Blocks above this number left the chain. */
  rollback(manager: EntityManager, above: number): Promise<void>;
  /** The chain was read up to this block. */
  advance(manager: EntityManager, head: number): Promise<void>;
}

/** How many read blocks are remembered to find where a reorganisation began. */
const REMEMBERED_BLOCKS = 256;

/** Follows the splitter's events; events and cursor are stored in one transaction under the cursor row's lock. */
@Injectable()
export class SplitterWatcher {
  private handler: SplitterEventHandler | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly deployments: DeploymentsService,
    private readonly reader: SplitterReader,
    private readonly dataSource: DataSource,
  ) {}

  register(handler: SplitterEventHandler): void {
    this.handler = handler;
  }

  /** Reads what is new; calls at the same time share one reading. @throws chainUnavailable, paymentsStopped */
  poll(): Promise<void> {
    this.running ??= this.read().finally(() => (this.running = undefined));
    return this.running;
  }

  /** The block up to which events were read, by whichever process did. */
  async head(manager: EntityManager = this.dataSource.manager): Promise<number> {
    return (await this.cursor(manager))?.blockNumber ?? 0;
  }

  private async read(): Promise<void> {
    const handler = this.handler!;
    await this.deployments.adoptIfNew(async (manager, { address, block }) =>
      handler.adopt(manager, await this.reader.highestPaidAdId(address, block, handler.highestPossibleAdId)),
    );
    const { address } = await this.deployments.splitter();
    const cursor = (await this.cursor(this.dataSource.manager))!;
    const head = await this.client.head();
    if (head.hash === cursor.blockHash) return;
    const base = await this.commonBlock(cursor);
    const batch = base && (await this.reader.read(address, base, head));
    if (base && batch) await this.store(cursor, base, batch, handler);
  }

  private store(cursor: ChainCursor, base: BlockPosition, batch: EventBatch, handler: SplitterEventHandler) {
    return this.dataSource.transaction(async (manager) => {
      const key = { chainId: cursor.chainId, contract: SPLITTER };
      const locked = await manager.findOneOrFail(ChainCursor, {
        where: key,
        lock: { mode: 'pessimistic_write' },
      });
      if (locked.blockHash !== cursor.blockHash) return;
      const { chainId } = this.client;
      if (base.number < cursor.blockNumber) {
        await manager.delete(ChainBlock, { chainId, number: MoreThan(base.number) });
        await handler.rollback(manager, base.number);
      }
      for (const event of batch.events) await handler.apply(manager, event, batch.to.number);
      await handler.advance(manager, batch.to.number);
      await manager.update(ChainCursor, key, { blockNumber: batch.to.number, blockHash: batch.to.hash });
      await manager.upsert(ChainBlock, blocksToRemember(chainId, batch), ['chainId', 'number']);
      await manager.delete(ChainBlock, { chainId, number: LessThan(batch.to.number - REMEMBERED_BLOCKS) });
    });
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
    const { block, blockHash } = await this.deployments.verifyAgain();
    return { number: block, hash: blockHash };
  }

  private cursor(manager: EntityManager): Promise<ChainCursor | null> {
    return manager.findOneBy(ChainCursor, { chainId: this.client.chainId, contract: SPLITTER });
  }
}

/** Blocks with events are remembered too, so that a rollback never goes below an event that still stands. */
function blocksToRemember(chainId: number, { to, events }: EventBatch): ChainBlock[] {
  const blocks = new Map(events.map((event) => [event.blockNumber, event.blockHash])).set(to.number, to.hash);
  return [...blocks].map(([number, hash]) => ({ chainId, number, hash }));
}
