import type { Block } from 'ethers';
import type { ChainNode } from './chain-node.js';
import { type Lag, lagOf } from './lag.js';
import { NodeFailure } from './node-failure.js';
import type { NodeList } from './node-list.js';
import type { NodeOptions } from './node-options.js';
import { within } from '../../common/within.js';

/** How long the others' heads are waited for when a caller waits, too (ms). */
const COMPARE_WITHIN = 700;

/** While new blocks come, the others are looked at only this much less often. */
const SELDOM = 10;

/** Compares the nodes' heads: one that lags or stands still is left, one that was left and is well again comes back. */
export class HeadWatch {
  private highest = 0;
  private comparedAt = -Infinity;
  private readonly lags = new Map<ChainNode, Lag>();

  constructor(
    private readonly list: NodeList,
    private readonly options: NodeOptions,
  ) {}

  /** Takes the head that a node told; another node's where that one is known to be old. */
  async check(head: Block): Promise<Block> {
    if (this.isOld(head)) return this.newest(head);
    const isStandstill = head.number <= this.highest;
    this.highest = Math.max(this.highest, head.number);
    const pause = this.options.compareEvery * (isStandstill ? 1 : SELDOM);
    if (performance.now() - this.comparedAt >= pause) void this.compare();
    return head;
  }

  /** Sees, while nobody waits for it, whether nodes that were left are well again. */
  tryAgain(): void {
    for (const node of this.list.nodes) if (node.isDue) void this.probe(node);
  }

  /** Asks every node that is well for its head, and leaves those that are far behind. */
  async compare(): Promise<Block | undefined> {
    const { well } = this.list;
    if (well.length < 2) return undefined;
    this.comparedAt = performance.now();
    const heads = await Promise.all(well.map(async (node) => this.headOf(node)));
    const best = heads.reduce((one, other) => ((other?.number ?? -1) > (one?.number ?? -1) ? other : one));
    well.forEach((node, index) => {
      const head = heads[index];
      if (head && best && this.isTooOld(node, head.number, best.number)) {
        this.list.leave(node, `is behind by ${best.number - head.number} blocks`, true);
      }
    });
    return best;
  }

  /** The head went back: either the chain did, then on all nodes, or this node lags. */
  private async newest(head: Block): Promise<Block> {
    const best = await this.compare();
    if (best && best.number > head.number + this.options.toleratedBlocks) return best;
    this.highest = head.number;
    return head;
  }

  private isOld({ number }: Block): boolean {
    return number + this.options.toleratedBlocks < this.highest;
  }

  private isTooOld(node: ChainNode, number: number, best: number): boolean {
    const lag = lagOf(this.lags.get(node), number, best, this.options.toleratedBlocks);
    this.lags.set(node, lag);
    const now = performance.now();
    return (
      now - lag.farBehindSince >= this.options.toleratedLag ||
      now - lag.stillSince >= this.options.toleratedStandstill
    );
  }

  private async probe(node: ChainNode): Promise<void> {
    node.isProbed = true;
    const head = await within(this.options.patience, node.head()).catch(() => undefined);
    node.isProbed = false;
    if (head && !this.isOld(head)) {
      this.lags.delete(node);
      this.list.return(node);
    } else if (!node.isWell) node.postpone();
  }

  /** Undefined when it does not tell in time; what it does wrong makes it left. */
  private async headOf(node: ChainNode): Promise<Block | undefined> {
    try {
      return await within(COMPARE_WITHIN, node.head());
    } catch (error) {
      if (error instanceof NodeFailure) this.list.leave(node, error.message);
      return undefined;
    }
  }
}
