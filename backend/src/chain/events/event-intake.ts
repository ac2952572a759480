import type { Block } from 'ethers';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { judgeActs, judgeRemoved } from '../alarms/act-judge.js';
import { isLocalChain } from '../chains.js';
import type { ChainContracts } from '../contracts/chain-contracts.js';
import type { ContractName } from '../contracts/deployment-record.js';
import { reopenTransactions } from '../operator/stored-transactions.js';
import type { BlockPosition, ChainClient } from '../nodes/chain-client.js';
import type { ChainCursors } from './chain-cursors.js';
import type { ChainEventStore } from './chain-event.store.js';
import type { ContractSubscriptions } from './contract-subscriptions.js';
import type { ChainEvent } from './entities/chain-event.entity.js';
import { ChainHead } from './entities/chain-head.entity.js';
import type { BlockRange } from './event-reader.js';
import type { FoundEvent } from './found-event.js';

/** What one reading of a range of blocks brought. */
export interface Reading {
  /** Contracts whose events were asked for. */
  contracts: string[];
  events: FoundEvent[];
  /** Hashes of blocks, known from before, that are no longer in the chain. */
  gone: string[];
  /** The first block that was read. */
  from: number;
  /** Everything from there up to here was read for good; null where nothing became so. */
  final: BlockPosition | null;
  /** The newest block, where it was read up to. */
  head: Block | null;
}

/** Writes down what was read, in one transaction with the cursors. */
export class EventIntake {
  constructor(
    private readonly client: ChainClient,
    private readonly contracts: ChainContracts,
    private readonly events: ChainEventStore,
    private readonly cursors: ChainCursors,
    private readonly subscriptions: ContractSubscriptions,
    private readonly dataSource: DataSource,
  ) {}

  async store({ contracts, events, gone, from, final, head }: Reading): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const removed = await this.events.removeBlocks(manager, gone);
      await this.keep(manager, events);
      await judgeRemoved(manager, this.client.chainId, removed);
      if (head) await manager.upsert(ChainHead, headOf(this.client.chainId, head), ['chainId']);
      if (final) await this.cursors.move(manager, contracts, { from, to: final });
      if (final) await this.events.remember(manager, final);
      await this.refold(manager, removed);
    });
  }

  /** Events alone, as a receipt or a block's receipts tell them. */
  async add(events: readonly FoundEvent[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => this.keep(manager, events));
  }

  /** What nodes agree on takes the place of what was stored of a transaction in a block, as far as that was not verified. */
  async replace({ transactionHash, blockHash }: ChainEvent, found: readonly FoundEvent[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const removed = await this.events.removeUnverified(manager, transactionHash, blockHash, found);
      await this.keep(manager, found);
      await judgeRemoved(manager, this.client.chainId, removed, { neverWere: true });
      await this.refold(manager, removed);
    });
  }

  /** Hashes of blocks in the range, with events of ours, that are no longer in the chain. */
  async blocksGone({ from, to }: BlockRange, head: Block): Promise<string[]> {
    const isLocal = isLocalChain(this.client.chainId);
    // The local chain may lose its last second to a crash; a public node without our block is just behind.
    const upper = isLocal && to === head.number ? undefined : to;
    const known = await this.events.blocksBetween(this.dataSource.manager, from, upper);
    const now = await this.client.blocks(known.map(({ number }) => number));
    const missing = known.filter((_block, index) => !now[index] && isLocal);
    const differing = known.filter(({ hash }, index) => now[index] && now[index].hash !== hash);
    return [...missing, ...(await this.withoutStanding(differing))].map(({ hash }) => hash);
  }

  /** One node alone takes no block away. */
  private async withoutStanding(blocks: readonly BlockPosition[]): Promise<BlockPosition[]> {
    const verdicts = await this.client.agreedBlocks(blocks.map(({ number }) => number));
    return blocks.filter(({ hash }, index) => {
      const verdict = verdicts[index]!;
      return verdict.kind === 'agreed' && verdict.answer.hash !== hash;
    });
  }

  private async keep(manager: EntityManager, events: readonly FoundEvent[]): Promise<void> {
    await this.events.insert(manager, events);
    await judgeActs(manager, this.client.chainId);
  }

  /** What followed from events that are gone must go with them. */
  private async refold(manager: EntityManager, removed: ChainEvent[]): Promise<void> {
    for (const { name, address } of this.contracts.recorded()) {
      const own = removed.filter(({ contract }) => contract === address.toLowerCase());
      const subjects = own.map(({ subject }) => subject).filter((subject) => subject !== null);
      await this.refoldContract(manager, name, subjects);
    }
    // After the features have locked what the events are about, as whoever signs a transaction does.
    const hashes = removed.map(({ transactionHash }) => transactionHash);
    await reopenTransactions(manager, this.client.chainId, hashes);
  }

  /** What cannot be folded for what is left of it must not keep what is wrong from going: it is left to the folder. */
  private async refoldContract(
    manager: EntityManager,
    name: ContractName,
    subjects: readonly string[],
  ): Promise<void> {
    const { chainId } = this.client;
    try {
      // A savepoint: the caller's transaction goes on where this fails.
      await manager.transaction(async (inner) => this.subscriptions.refresh(inner, name, chainId, subjects));
    } catch (error) {
      if (!(error instanceof QueryFailedError)) throw error;
      await manager.query(LEAVE_TO_FOLDER, [chainId, subjects, name]);
    }
  }
}

/** Events about these subjects are folded by themselves, later, each subject in a transaction of its own. */
const LEAVE_TO_FOLDER = `
  UPDATE chain_events SET folded = false
  WHERE chain_id = $1 AND subject = ANY($2) AND contract IN (SELECT lower(address) FROM chain_deployments WHERE chain_id = $1 AND name = $3)`;

const headOf = (chainId: number, { number, hash, timestamp }: Block): ChainHead => ({
  chainId,
  number,
  hash: hash!,
  blockTime: new Date(timestamp * 1_000),
});
