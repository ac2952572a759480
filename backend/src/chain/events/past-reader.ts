import type { Block } from 'ethers';
import type { DataSource } from 'typeorm';
import type { ChainContracts } from '../contracts/chain-contracts.js';
import { ChainDeployment } from '../contracts/entities/chain-deployment.entity.js';
import { type ChainClient, positionOf } from '../nodes/chain-client.js';
import type { Finality } from '../nodes/finality.js';
import type { ChainCursors, CursorGroup } from './chain-cursors.js';
import { ChainHead } from './entities/chain-head.entity.js';
import type { EventIntake } from './event-intake.js';
import type { EventReader } from './event-reader.js';

/** Ranges of a contract's past that one round reads: the newest blocks of the others wait for no more. */
const RANGES_A_ROUND = 10;

/** Reads what is final already, slice by slice, and knows of which contracts nothing of it is left. */
export class PastReader {
  constructor(
    private readonly client: ChainClient,
    private readonly finality: Finality,
    private readonly reader: EventReader,
    private readonly intake: EventIntake,
    private readonly cursors: ChainCursors,
    private readonly contracts: Pick<ChainContracts, 'recorded'>,
    private readonly dataSource: DataSource,
  ) {}

  /** The first block that is left, once no more is than is read with the newest blocks, else null; each range is kept at once, so that any process goes on from there. */
  async read(contracts: string[], first: number, head: Block): Promise<number | null> {
    const { reader, intake, client, finality } = this;
    const lastFinal = await finality.upTo(head.number);
    let from = first;
    for (let ranges = 0; ranges < RANGES_A_ROUND && this.isLeft(from, lastFinal, head.number); ranges++) {
      const range = { from, to: Math.min(from + reader.maxRange - 1, lastFinal) };
      const found = await reader.read(contracts, range, true);
      const gone = await intake.blocksGone(range, head);
      const block = await client.block(range.to);
      if (!found?.isWhole || !block) return null;
      const final = positionOf(block);
      await intake.store({ contracts, events: found.events, gone, from: range.from, final, head: null });
      from = range.to + 1;
    }
    return this.isLeft(from, lastFinal, head.number) ? null : from;
  }

  /**
   * Contracts, lower case, whose events are known up to the newest block that was read, by whichever process did: by a part of
   * them a payment waits that was decided on long since. @throws chainUnavailable
   */
  async current(): Promise<Set<string>> {
    const { manager } = this.dataSource;
    const { chainId } = this.client;
    const whole = await manager.findBy(ChainDeployment, { chainId, pastRead: true });
    const behind = new Set((await this.behind()).flatMap(({ contracts }) => contracts));
    const addresses = whole.map(({ address }) => address.toLowerCase());
    return new Set(addresses.filter((address) => !behind.has(address)));
  }

  /** Those on record of which more is left than is read with the newest blocks, the furthest behind first; nobody reads others. @throws chainUnavailable */
  async behind(): Promise<CursorGroup[]> {
    const { chainId } = this.client;
    const head = await this.dataSource.manager.findOneBy(ChainHead, { chainId });
    if (!head) return [];
    const recorded = this.contracts.recorded().map(({ address }) => address.toLowerCase());
    const far = (await this.cursors.groups(recorded)).filter(({ from }) => this.isFar(from, head.number));
    if (far.length === 0) return [];
    const lastFinal = await this.finality.upTo(head.number);
    return far.filter(({ from }) => this.isLeft(from, lastFinal, head.number));
  }

  private isLeft(from: number, lastFinal: number, head: number): boolean {
    return from <= lastFinal && this.isFar(from, head);
  }

  private isFar(from: number, head: number): boolean {
    return head - from >= this.reader.maxRange;
  }
}
