import type { Block, TransactionReceipt } from 'ethers';
import type { DataSource, EntityManager } from 'typeorm';
import { isLocalChain } from '../chains.js';
import type { ChainContracts } from '../contracts/chain-contracts.js';
import { type BlockPosition, type ChainClient, positionOf } from '../nodes/chain-client.js';
import type { Finality } from '../nodes/finality.js';
import type { ChainCursors } from './chain-cursors.js';
import type { ChainEventStore } from './chain-event.store.js';
import { CommonBlock } from './common-block.js';
import type { ContractSubscriptions } from './contract-subscriptions.js';
import { ChainHead } from './entities/chain-head.entity.js';
import type { EventFolder } from './event-folder.js';
import type { EventIntake } from './event-intake.js';
import type { EventReader } from './event-reader.js';
import type { EventVerifier } from './event-verifier.js';
import { NodePatience } from './node-patience.js';
import type { PastReader } from './past-reader.js';
import { type Outcome, ReadingState } from './reading-state.js';

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

/** The newest blocks, and the contracts whose events are read in them. */
interface Stretch {
  contracts: string[];
  from: number;
}

/**
 * Follows our contracts' events on one chain. Reading twice changes nothing, so any number of processes may do it at
 * once; what is not final yet is read again and again, as a node may leave logs out of an answer.
 */
export class EventWatcher {
  private readonly state = new ReadingState();
  private readonly commonBlock: CommonBlock;
  /** The newest blocks of readings which did not stand at their end. */
  private readonly heads: NodePatience;
  /** Where the next reading goes back to before it reads. */
  private backTo: BlockPosition | undefined;
  private reading: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly parts: WatcherParts) {
    this.commonBlock = new CommonBlock(parts);
    this.heads = new NodePatience(parts.client, 'tells a head that it does not know');
  }

  /** Whether nothing is left to be read that could be told by now. */
  get isSettled(): boolean {
    return this.state.isSettled;
  }

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

  /** Has everything above a block read again because the books do not agree with the chain: by the next reading, as the one under way goes on from what it read before. */
  async readAgainFrom(block: BlockPosition): Promise<void> {
    if (block.number < (this.backTo?.number ?? Infinity)) this.backTo = block;
    await this.readToEnd();
  }

  /** Reads all that is left, unless its end comes no nearer. */
  async readToEnd(): Promise<void> {
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
    await this.goBackAsAsked();
    await this.adoptNew();
    const addresses = (await contracts.verified()).map(({ address }) => address.toLowerCase());
    const head = await client.headBlock();
    const current = await this.catchUp(addresses, head);
    const isBehind = current.contracts.length < addresses.length;
    if (isBehind) this.state.isSettled = false;
    if (isBehind && current.contracts.length === 0) return;
    const outcome = await this.readStretch(current, head, isBehind);
    const known = await past.current();
    // A head that did not stand says of no block that it is final.
    if (!this.heads.isTried) await verifier.verify(head.number, known);
    await folder.fold(known);
    if (outcome === 'kept') await subscriptions.advance(client.chainId, head.number);
  }

  /** Reads some of what is final already; the contracts of which no more is left than the newest blocks, none while the node is behind us. */
  private async catchUp(addresses: string[], head: Block): Promise<Stretch> {
    const none: Stretch = { contracts: [], from: head.number };
    const current: Stretch = { contracts: [], from: head.number };
    for (const { contracts, at, from } of await this.parts.cursors.groups(addresses)) {
      if (at.number > head.number && !this.isLocal) return none;
      const known = await this.commonBlock.find(at);
      if (known === 'untold') return none;
      const isBack = known.number < at.number;
      if (isBack) await this.goBackTo(known);
      // The common block with it, as it may be the one of a deployment.
      const left = await this.parts.past.read(contracts, isBack ? known.number : from, head);
      if (left === null) continue;
      current.contracts.push(...contracts);
      current.from = Math.min(current.from, left);
    }
    return current;
  }

  /** Reads what is not final, as far as it is due. */
  private async readStretch(
    { contracts, from: lowest }: Stretch,
    head: Block,
    isBehind: boolean,
  ): Promise<Outcome> {
    const { cursors, reader, client, intake } = this.parts;
    this.state.beginFor(contracts);
    const due = await this.state.due(head, lowest, (block) => client.hasBlock(block));
    if (due.what === 'nothing') return 'nothing_new';
    const range = { from: due.from, to: head.number };
    // What is not final may be more than a node tells at once, where the chain itself has ceased to call blocks final.
    const found = await (due.what === 'all'
      ? reader.readAll(contracts, range)
      : reader.read(contracts, range, false));
    if (!found) return this.unsettled('changed_meanwhile');
    const gone = due.what === 'all' ? await intake.blocksGone(range, head) : [];
    const final = due.what === 'all' && found.isWhole ? await this.newFinal(head, lowest) : null;
    // What was read may stand on a block that has left the chain since.
    if (!(await client.hasBlock(positionOf(head)))) {
      this.heads.tried();
      return this.unsettled('head_left');
    }
    this.heads.restored();
    await intake.store({ contracts, events: found.events, gone, from: range.from, final, head });
    if (due.what === 'all') await cursors.notePastRead(contracts, head.number);
    // A cursor that stands at a deployment has its block read again.
    this.state.kept(head, due.what, final?.number ?? due.from, found.isWhole && !isBehind);
    return 'kept';
  }

  private unsettled(outcome: Outcome): Outcome {
    this.state.isSettled = false;
    return outcome;
  }

  /** The newest block that is final now and was read twice, by two nodes where there are; null when none has become so. */
  private async newFinal(head: Block, lowest: number): Promise<BlockPosition | null> {
    const { client, finality } = this.parts;
    const number = Math.min(await finality.upTo(head.number), this.state.wholeTo(lowest));
    if (number < lowest) return null;
    const block = await client.block(number);
    return block && positionOf(block);
  }

  /** Another one may ask for more meanwhile. */
  private async goBackAsAsked(): Promise<void> {
    const { backTo } = this;
    if (!backTo) return;
    await this.goBackTo(backTo);
    if (this.backTo === backTo) this.backTo = undefined;
  }

  private async goBackTo(block: BlockPosition): Promise<void> {
    this.state.forget();
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
