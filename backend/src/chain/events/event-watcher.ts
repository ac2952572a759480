import type { Block, TransactionReceipt } from 'ethers';
import type { DataSource, EntityManager } from 'typeorm';
import { isLocalChain } from '../chains.js';
import type { ChainContracts } from '../contracts/chain-contracts.js';
import { type BlockPosition, type ChainClient, position } from '../nodes/chain-client.js';
import type { Finality } from '../nodes/finality.js';
import type { ChainCursors } from './chain-cursors.js';
import type { ChainEventStore } from './chain-event.store.js';
import type { ContractSubscriptions } from './contract-subscriptions.js';
import { ChainHead } from './entities/chain-head.entity.js';
import type { EventFolder } from './event-folder.js';
import type { EventIntake } from './event-intake.js';
import type { EventReader } from './event-reader.js';
import type { EventVerifier } from './event-verifier.js';
import type { PastReader } from './past-reader.js';

/** How often what is not final yet is read again as a whole; what is new is read at every poll. */
const REREAD_MS = 2_000;

/** After so many the node in use is not waited for any more. */
const WASTED_ROUNDS = 10;

/** Remembered blocks that are compared with the chain at once. */
const COMPARED_BLOCKS = 50;

const NEVER = { at: -Infinity, to: 0 };

/** Two nodes have different blocks for long past, and no third one tells which is the chain's: nothing is read until they agree. */
class NodesContradict extends Error {
  constructor(number: number) {
    super(`The nodes tell different blocks ${number}`);
  }
}

/** What the watcher of one chain works with. */
export interface WatcherParts {
  client: ChainClient;
  contracts: ChainContracts;
  finality: Finality;
  reader: EventReader;
  events: ChainEventStore;
  intake: EventIntake;
  past: PastReader;
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
  /** Whether the last reading of all that is not final came to its end, told by two nodes where there are two, and no contract's past is left. */
  isSettled = false;
  private reading: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  /** Up to where this process has read; in memory alone, as all that is not final is read again after a start. */
  private readTo: BlockPosition | undefined;
  /** Rounds in a row in which the node in use did not know a block that was read before. */
  private wasted = 0;
  /** Readings in a row whose newest block did not stand at their end. */
  private wastedStretches = 0;
  /** When, and up to which block, all that is not final was read last. */
  private reread = NEVER;
  /** Contracts whose newest blocks were read last. */
  private readLast = '';

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
    const { reader, intake, folder, past } = this.parts;
    const events = await reader.readReceipt(receipt);
    if (!events) return;
    await intake.add(events);
    await folder.fold(await past.current(), receipt.hash.toLowerCase());
  }

  /** Takes what the receipts of these blocks say, because the balances tell that something is missing. */
  async takeBlocks(numbers: readonly number[]): Promise<void> {
    const { reader, intake, folder, past } = this.parts;
    await intake.add(await reader.readReceiptsOf(numbers));
    await folder.fold(await past.current());
  }

  /** Contracts, lower case, whose events are known up to `head`; what is known of others is a part, of which nothing follows. @throws chainUnavailable */
  async current(): Promise<Set<string>> {
    return this.parts.past.current();
  }

  /** Has everything above a block read again, to its end unless that comes no nearer, because the books do not agree with the chain. */
  async readAgainFrom(block: number): Promise<void> {
    const found = await this.parts.client.block(block);
    if (found) await this.goBackTo(position(found));
    for (let before = -1, left: number | undefined = 0; left !== undefined && left > before;) {
      before = left;
      await this.poll();
      left = (await this.parts.past.behind())[0]?.from;
    }
  }

  private async readAfter(earlier: Promise<void>): Promise<void> {
    await earlier.catch(() => undefined);
    this.next = undefined;
    this.reading = this.read();
    return this.reading;
  }

  private async read(): Promise<void> {
    const { contracts, client, verifier, folder, past, subscriptions } = this.parts;
    await this.adoptNew();
    const addresses = (await contracts.verified()).map(({ address }) => address.toLowerCase());
    const head = await client.headBlock();
    const current = await this.catchUp(addresses, head);
    const isBehind = current.length < addresses.length;
    if (isBehind) this.isSettled = false;
    if (isBehind && current.length === 0) return;
    const hasMoved = await this.readStretch(current, head, isBehind);
    const known = await past.current();
    // A head that did not stand says of no block that it is final.
    if (this.wastedStretches === 0) await verifier.verify(head.number, known);
    await folder.fold(known);
    if (hasMoved) await subscriptions.advance(client.chainId, head.number);
  }

  /** Reads some of what is final already; the contracts of which no more is left than the newest blocks, none while the node is behind us. */
  private async catchUp(addresses: string[], head: Block): Promise<string[]> {
    const current: string[] = [];
    for (const { contracts, at, from } of await this.parts.cursors.groups(addresses)) {
      if (at.number > head.number && !this.isLocal) return [];
      const known = await this.commonBlock(at);
      if (!known) return [];
      const isBack = known.number < at.number;
      if (isBack) await this.goBackTo(known);
      if (await this.parts.past.read(contracts, isBack ? known.number + 1 : from, head))
        current.push(...contracts);
    }
    return current;
  }

  /** Reads what is not final; false when there is nothing new, or when the chain changed meanwhile. */
  private async readStretch(contracts: string[], head: Block, isBehind: boolean): Promise<boolean> {
    const { cursors, reader, client, intake } = this.parts;
    this.beginAnewFor(contracts);
    const isDue = performance.now() - this.reread.at >= REREAD_MS;
    if (head.hash === this.readTo?.hash && !isDue) return false;
    const groups = await cursors.groups(contracts);
    const lowest = Math.min(head.number, ...groups.map(({ from }) => from));
    const whole = isDue || !this.readTo || !(await client.hasBlock(this.readTo));
    const range = { from: whole ? lowest : this.readTo!.number + 1, to: head.number };
    // What is not final may be more than a node tells at once, where the chain itself has ceased to call blocks final.
    const found = await (whole ? reader.readAll(contracts, range) : reader.read(contracts, range, false));
    if (!found) return (this.isSettled = false);
    const gone = whole ? await intake.blocksGone(range, head) : [];
    const final = whole && found.isWhole ? await this.newFinal(head, lowest) : null;
    // What was read may stand on a block that has left the chain since.
    if (!(await client.hasBlock(position(head)))) return this.wasteStretch();
    this.wastedStretches = 0;
    await intake.store({ contracts, events: found.events, gone, final, head });
    if (whole) await cursors.notePastRead(contracts, head.number);
    this.readTo = position(head);
    if (whole) this.reread = { at: performance.now(), to: head.number };
    if (whole) this.isSettled = found.isWhole && !isBehind;
    return true;
  }

  /** What was read of others says nothing of one that joins them; all that is not final is read next, rather than in two seconds: new ads wait for it. */
  private beginAnewFor(contracts: readonly string[]): void {
    const names = contracts.toSorted().join();
    if (names === this.readLast) return;
    this.readLast = names;
    this.readTo = undefined;
    this.reread = NEVER;
  }

  /** The newest block that is final now and was read twice, by two nodes where there are; null when none has become so. */
  private async newFinal(head: Block, lowest: number): Promise<BlockPosition | null> {
    const { client, finality } = this.parts;
    const number = Math.min(await finality.upTo(head.number), this.reread.to);
    if (number < lowest) return null;
    const block = await client.block(number);
    return block && position(block);
  }

  /** The block itself while it stands, else the newest known one that does; null while the node is only behind us. */
  private async commonBlock(at: BlockPosition): Promise<BlockPosition | null> {
    const { client, events, contracts, dataSource, cursors } = this.parts;
    const current = await client.block(at.number);
    if (current?.hash === at.hash) return at;
    if (current === null && !this.isLocal) return this.wasteRound();
    this.wasted = 0;
    // One node alone undoes nothing that was read for good.
    const standing = current ? await this.standing([at]) : undefined;
    if (standing !== undefined) return standing;
    contracts.forgetVerified();
    await contracts.verified();
    const known = (await events.knownBlocks(dataSource.manager)).filter(({ number }) => number < at.number);
    for (let start = 0; start < known.length; start += COMPARED_BLOCKS) {
      const some = known.slice(start, start + COMPARED_BLOCKS);
      const standing = await this.standing(some);
      if (standing !== undefined) return standing;
    }
    return cursors.beginning();
  }

  /** False; a node whose head is never the block of that number is left. */
  private wasteStretch(): false {
    this.isSettled = false;
    this.wastedStretches += 1;
    if (this.wastedStretches % WASTED_ROUNDS === 0)
      this.parts.client.distrustNodeInUse('tells a head that it does not know');
    return false;
  }

  /** A node that tells a head and never a block below it is not just behind. */
  private wasteRound(): null {
    this.wasted += 1;
    if (this.wasted % WASTED_ROUNDS === 0)
      this.parts.client.distrustNodeInUse('does not know blocks below its head');
    return null;
  }

  /** The first of these blocks that stands; null where nodes cannot tell yet, undefined where none does. @throws NodesContradict */
  private async standing(blocks: readonly BlockPosition[]): Promise<BlockPosition | null | undefined> {
    const verdicts = await this.parts.client.agreedBlocks(blocks.map(({ number }) => number));
    for (const [index, verdict] of verdicts.entries()) {
      if (verdict.kind === 'contradicted') throw new NodesContradict(blocks[index]!.number);
      if (verdict.kind === 'open' && !this.isLocal) return null;
      if (verdict.kind === 'agreed' && verdict.answer.hash === blocks[index]!.hash) return blocks[index]!;
    }
    return undefined;
  }

  private async goBackTo(block: BlockPosition): Promise<void> {
    this.readTo = undefined;
    this.reread = NEVER;
    await this.parts.dataSource.transaction(async (manager) => this.parts.cursors.takeBack(manager, block));
  }

  /** Notes what is recorded for the first time: it is read from its deployment on, and until then nothing gets an id that it may have named. */
  async adoptNew(): Promise<void> {
    const { contracts, dataSource, cursors } = this.parts;
    for (const contract of await contracts.unknown())
      await dataSource.transaction(async (manager) => cursors.adopt(manager, contract));
  }

  private get isLocal(): boolean {
    return isLocalChain(this.parts.client.chainId);
  }
}
