import type { DataSource } from 'typeorm';
import { isLocalChain } from '../chains.js';
import type { ChainContracts } from '../contracts/chain-contracts.js';
import type { BlockPosition, ChainClient } from '../nodes/chain-client.js';
import type { ChainCursors } from './chain-cursors.js';
import type { ChainEventStore } from './chain-event.store.js';
import { NodePatience } from './node-patience.js';

/** Remembered blocks that are compared with the chain at once. */
const COMPARED_BLOCKS = 50;

/** Two nodes have different blocks for long past, and no third one tells which is the chain's: nothing is read until they agree. */
class NodesContradict extends Error {
  constructor(number: number) {
    super(`The nodes tell different blocks ${number}`);
  }
}

/** The first block of those asked about that stands; or that none does, or that nodes do not tell yet. */
type StandingBlock = BlockPosition | 'none' | 'untold';

/** With what the search works. */
interface CommonBlockParts {
  client: ChainClient;
  contracts: ChainContracts;
  events: ChainEventStore;
  cursors: ChainCursors;
  dataSource: DataSource;
}

/** Finds the newest block that the database and the chain have in common. */
export class CommonBlock {
  private readonly patience: NodePatience;

  constructor(private readonly parts: CommonBlockParts) {
    // A node that tells a head and never a block below it is not just behind.
    this.patience = new NodePatience(parts.client, 'does not know blocks below its head');
  }

  /** The block itself while it stands, else the newest known one that does; untold while the node is only behind us. @throws NodesContradict */
  async find(at: BlockPosition): Promise<BlockPosition | 'untold'> {
    const current = await this.parts.client.block(at.number);
    if (current?.hash === at.hash) return at;
    if (current === null && !this.isLocal) {
      this.patience.tried();
      return 'untold';
    }
    this.patience.restored();
    // One node alone undoes nothing that was read for good.
    const standing = current ? await this.firstStanding([at]) : 'none';
    return standing === 'none' ? this.newestKnown(at.number) : standing;
  }

  private async newestKnown(below: number): Promise<BlockPosition | 'untold'> {
    const { events, contracts, dataSource, cursors } = this.parts;
    contracts.forgetVerified();
    await contracts.verified();
    const known = (await events.knownBlocks(dataSource.manager)).filter(({ number }) => number < below);
    for (let start = 0; start < known.length; start += COMPARED_BLOCKS) {
      const standing = await this.firstStanding(known.slice(start, start + COMPARED_BLOCKS));
      if (standing !== 'none') return standing;
    }
    return cursors.beginning();
  }

  /** @throws NodesContradict */
  private async firstStanding(blocks: readonly BlockPosition[]): Promise<StandingBlock> {
    const verdicts = await this.parts.client.agreedBlocks(blocks.map(({ number }) => number));
    for (const [index, verdict] of verdicts.entries()) {
      if (verdict.kind === 'contradicted') throw new NodesContradict(blocks[index]!.number);
      if (verdict.kind === 'open' && !this.isLocal) return 'untold';
      if (verdict.kind === 'agreed' && verdict.answer.hash === blocks[index]!.hash) return blocks[index]!;
    }
    return 'none';
  }

  private get isLocal(): boolean {
    return isLocalChain(this.parts.client.chainId);
  }
}
