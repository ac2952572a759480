import { Logger } from '@nestjs/common';
import type { Block, TransactionReceipt } from 'ethers';
import type { DataSource, EntityManager } from 'typeorm';
import { finalAfter, isLocalChain } from '../chains.js';
import type { ChainContracts } from '../contracts/chain-contracts.js';
import { type BlockPosition, type ChainClient, position } from '../nodes/chain-client.js';
import type { ChainCursors } from './chain-cursors.js';
import type { ChainEventStore } from './chain-event.store.js';
import type { ContractSubscriptions } from './contract-subscriptions.js';
import type { ChainEvent } from './entities/chain-event.entity.js';
import { ChainHead } from './entities/chain-head.entity.js';
import type { EventFolder } from './event-folder.js';
import type { EventReader, FoundEvent } from './event-reader.js';
import type { EventVerifier } from './event-verifier.js';

/** How often what is not final yet is read again as a whole; what is new is read at every poll. */
const REREAD_MS = 2_000;

/** What the watcher of one chain works with. */
export interface WatcherParts {
  client: ChainClient;
  contracts: ChainContracts;
  reader: EventReader;
  store: ChainEventStore;
  cursors: ChainCursors;
  verifier: EventVerifier;
  folder: EventFolder;
  subscriptions: ContractSubscriptions;
  dataSource: DataSource;
}

/**
 * Follows our contracts' events on one chain. Reading twice changes nothing, so any number of processes may do it at
 * once; what is not final yet is read again and again, as a node may leave logs out of an answer.
 */
export class EventWatcher {
  private readonly logger = new Logger(EventWatcher.name);
  private reading: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  /** Up to where this process has read; in memory alone, as all that is not final is read again after a start. */
  private readTo: BlockPosition | undefined;
  private rereadAt = 0;

  constructor(private readonly parts: WatcherParts) {}

  /** Reads everything up to the time of the call; calls during a reading share the one after it. @throws chainUnavailable, paymentsStopped */
  async poll(): Promise<void> {
    // The reading under way may have asked for its head before the caller's block was mined.
    this.next ??= this.readAfter(this.reading);
    return this.next;
  }

  /** The newest block up to which events were read, by whichever process did. */
  async head(manager: EntityManager = this.parts.dataSource.manager): Promise<number> {
    const { chainId } = this.parts.client;
    return (await manager.findOneBy(ChainHead, { chainId }))?.number ?? 0;
  }

  /** Takes a receipt for what it says, whatever the logs of its block are told to be. */
  async takeReceipt(receipt: TransactionReceipt): Promise<void> {
    const events = await this.parts.reader.readReceipt(receipt);
    if (!events) return;
    await this.parts.dataSource.transaction(async (manager) => this.parts.store.insert(manager, events));
    await this.parts.folder.fold();
  }

  /** Has everything above a block read again, because the books do not agree with the chain. */
  async readAgainFrom(block: number): Promise<void> {
    const { dataSource, cursors } = this.parts;
    const found = await this.parts.client.block(block);
    if (!found) return;
    await dataSource.transaction(async (manager) => cursors.takeBack(manager, position(found)));
    this.readTo = undefined;
    await this.poll();
  }

  private async readAfter(earlier: Promise<void>): Promise<void> {
    await earlier.catch(() => undefined);
    this.next = undefined;
    this.reading = this.read();
    return this.reading;
  }

  private async read(): Promise<void> {
    const { contracts, client, verifier, folder, subscriptions } = this.parts;
    await this.adoptNew();
    const addresses = (await contracts.verified()).map(({ address }) => address.toLowerCase());
    const head = await client.headBlock();
    if (!(await this.catchUp(addresses, head))) return;
    const hasMoved = await this.readStretch(addresses, head);
    await verifier.verify(head.number);
    await folder.fold();
    if (hasMoved) await subscriptions.advance(client.chainId, head.number);
  }

  /** Reads what is final already, range by range; false while the node is behind us. */
  private async catchUp(addresses: string[], head: Block): Promise<boolean> {
    const { cursors } = this.parts;
    for (const { contracts, at } of await cursors.groups(addresses)) {
      if (at.number > head.number && !this.isLocal) return false;
      const known = await this.commonBlock(at);
      if (!known) return false;
      if (known.number < at.number) await this.goBackTo(known);
      if (!(await this.readFinal(contracts, known.number + 1, head))) return false;
    }
    return true;
  }

  /** Until no more is left than is read with the newest blocks; each range is kept at once. */
  private async readFinal(contracts: string[], first: number, head: Block): Promise<boolean> {
    const { cursors, reader, store, client, dataSource } = this.parts;
    const lastFinal = head.number - finalAfter(client.chainId);
    for (let from = first; head.number - from >= reader.maxRange;) {
      const to = Math.min(from + reader.maxRange - 1, lastFinal);
      const events = await reader.read(contracts, { from, to }, true);
      const block = await client.block(to);
      if (!events || !block) return false;
      await dataSource.transaction(async (manager) => {
        await store.insert(manager, events);
        await cursors.move(manager, contracts, position(block));
      });
      from = to + 1;
    }
    return true;
  }

  /** Reads what is not final; false when there is nothing new, or when the chain changed meanwhile. */
  private async readStretch(addresses: string[], head: Block): Promise<boolean> {
    const { cursors, reader, client } = this.parts;
    const isNew = head.hash !== this.readTo?.hash;
    const isDue = Date.now() - this.rereadAt >= REREAD_MS;
    if (!isNew && !isDue) return false;
    const groups = await cursors.groups(addresses);
    const lowest = Math.min(head.number, ...groups.map(({ at }) => at.number));
    const follows = this.readTo !== undefined && (await client.hasBlock(this.readTo));
    const whole = isDue || !follows;
    const from = whole ? lowest + 1 : this.readTo!.number + 1;
    const events = await reader.read(addresses, { from, to: head.number }, whole);
    if (!events) return false;
    const gone = whole ? await this.blocksGone(lowest, head) : [];
    const final = whole ? await this.newFinal(head, lowest) : null;
    // What was read may stand on a block that has left the chain since.
    if (!(await client.hasBlock(position(head)))) return false;
    await this.store(addresses, events, gone, head, final);
    this.readTo = position(head);
    if (whole) this.rereadAt = Date.now();
    return true;
  }

  private async store(
    addresses: string[],
    events: FoundEvent[],
    gone: string[],
    head: Block,
    final: BlockPosition | null,
  ): Promise<void> {
    const { dataSource, store, cursors, client } = this.parts;
    await dataSource.transaction(async (manager) => {
      const removed = await store.removeBlocks(manager, gone);
      await store.insert(manager, events);
      await manager.upsert(ChainHead, headOf(client.chainId, head), ['chainId']);
      if (final) await cursors.move(manager, addresses, final);
      if (final) await store.remember(manager, final);
      await this.refold(manager, removed);
    });
  }

  /** What followed from events that are gone must go with them. */
  private async refold(manager: EntityManager, removed: ChainEvent[]): Promise<void> {
    const { contracts, subscriptions, client } = this.parts;
    for (const event of removed.filter(({ verifiedAt }) => verifiedAt !== null)) this.alarm(event);
    for (const { name, address } of contracts.recorded()) {
      const own = removed.filter(({ contract }) => contract === address.toLowerCase());
      const subjects = own.map(({ subject }) => subject).filter((subject) => subject !== null);
      await subscriptions.refresh(manager, name, client.chainId, subjects);
    }
  }

  /** Hashes of blocks with events of ours that are no longer in the chain. */
  private async blocksGone(above: number, head: Block): Promise<string[]> {
    const { store, dataSource, client } = this.parts;
    const blocks = await store.blocksAbove(dataSource.manager, above);
    // The local chain may lose its last second to a crash; a public node without our block is just behind.
    const judged = blocks.filter(({ number }) => this.isLocal || number <= head.number);
    const stand = await Promise.all(judged.map(async (block) => client.hasBlock(block)));
    return judged.filter((_block, index) => !stand[index]).map(({ hash }) => hash);
  }

  /** The newest block that is final now; null when none has become so. */
  private async newFinal(head: Block, lowest: number): Promise<BlockPosition | null> {
    const { client } = this.parts;
    const number = head.number - finalAfter(client.chainId);
    if (number <= lowest) return null;
    const block = await client.block(number);
    return block && position(block);
  }

  /** The block itself while it stands, else the newest known one that does; null while the node is only behind us. */
  private async commonBlock(at: BlockPosition): Promise<BlockPosition | null> {
    const { client, store, contracts, dataSource, cursors } = this.parts;
    const current = await client.block(at.number);
    if (current?.hash === at.hash) return at;
    if (current === null && !this.isLocal) return null;
    contracts.forgetVerified();
    await contracts.verified();
    for (const block of await store.knownBlocks(dataSource.manager))
      if (block.number < at.number && (await client.hasBlock(block))) return block;
    return cursors.beginning();
  }

  private async goBackTo(block: BlockPosition): Promise<void> {
    this.readTo = undefined;
    this.rereadAt = 0;
    await this.parts.dataSource.transaction(async (manager) => this.parts.cursors.takeBack(manager, block));
  }

  /** What is recorded for the first time: ids that its past names are not given to anything new. */
  private async adoptNew(): Promise<void> {
    const { contracts, reader, client, dataSource, cursors, subscriptions } = this.parts;
    for (const contract of await contracts.unknown()) {
      const address = contract.address.toLowerCase();
      const head = await client.headBlock();
      const events = await reader.readAll([address], { from: contract.block, to: head.number });
      const subjects = events.map(({ subject }) => subject).filter((subject) => subject !== null);
      await dataSource.transaction(async (manager) => {
        if (!(await cursors.adopt(manager, contract))) return;
        await subscriptions.adopt(manager, contract.name, client.chainId, subjects);
      });
    }
  }

  private get isLocal(): boolean {
    return isLocalChain(this.parts.client.chainId);
  }

  private alarm({ contract, name, subject, transactionHash, blockNumber }: ChainEvent): void {
    this.logger.error(
      { chainId: this.parts.client.chainId, contract, name, subject, transactionHash, blockNumber },
      'ALARM: a reorganisation undid an event that counted as final',
    );
  }
}

const headOf = (chainId: number, { number, hash, timestamp }: Block): ChainHead => ({
  chainId,
  number,
  hash: hash!,
  blockTime: new Date(timestamp * 1_000),
});
