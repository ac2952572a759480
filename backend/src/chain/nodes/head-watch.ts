import type { Block } from 'ethers';
import type { ChainNode } from './chain-node.js';
import { judgeHeads, type ToldHead } from './head-company.js';
import { HeadGrowth } from './head-growth.js';
import { type Lag, lagOf } from './lag.js';
import { NodeFailure } from './node-failure.js';
import type { NodeList } from './node-list.js';
import type { NodeOptions } from './node-options.js';
import { within } from '../../common/within.js';

/** How long the others' heads are waited for when a caller waits, too (ms). */
const COMPARE_WITHIN = 700;

/** While new blocks come, the others are looked at only this much less often. */
const SELDOM = 10;

/** Compares the nodes' heads: one that lags, stands still or leaps ahead is left, one that was left and is well again comes back. */
export class HeadWatch {
  private highest = 0;
  private comparedAt = -Infinity;
  /** What the nodes agreed on last; where there is one node only, nothing. */
  private agreed: Block | undefined;
  private readonly growth: HeadGrowth;
  private readonly lags = new Map<ChainNode, Lag>();

  constructor(
    private readonly list: NodeList,
    chainId: number,
    private readonly options: NodeOptions,
  ) {
    this.growth = new HeadGrowth(chainId, options.toleratedBlocks);
  }

  /** Takes the head that a node told; another node's where that one is known to be old, or ahead of what can be. */
  async check(head: Block): Promise<Block> {
    if (this.list.nodes.length > 1 && !this.canBe(head)) return this.believable(head);
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

  /** Asks every node whose word counts for its head, and leaves those that are far behind, or ahead without company. */
  async compare(): Promise<Block | undefined> {
    const { witnesses } = this.list;
    if (witnesses.length < 2) return undefined;
    this.comparedAt = performance.now();
    const told = (await Promise.all(witnesses.map(async (node) => this.headOf(node)))).flat();
    const judged = judgeHeads(told, (head, lower) => this.growth.explains(head, lower));
    // One alone is no company.
    if (!judged || (told.length === 1 && !this.canBe(judged.agreed))) return this.agreed;
    const { agreed, leaping } = judged;
    if (told.length > 1) this.growth.note(agreed);
    this.agreed = agreed;
    for (const { node, head } of told) {
      const ahead = head.number - agreed.number;
      if (leaping.includes(node))
        this.list.leave(node, `claims ${ahead} blocks that no other node knows`, true);
      else if (this.isTooOld(node, head.number, agreed.number))
        this.list.leave(node, `is behind by ${-ahead} blocks`, true);
    }
    return agreed;
  }

  /** Until nodes were compared, and later by how the chain can have grown since. */
  private canBe(head: Block): boolean {
    return this.agreed !== undefined && this.growth.explains(head, this.agreed);
  }

  /** The head that the nodes agree on, in place of one that cannot be or was never compared. */
  private async believable(head: Block): Promise<Block> {
    const best = await this.compare();
    const taken = best ?? this.agreed ?? head;
    this.agreed ??= taken;
    this.highest = taken.number;
    return taken;
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
    if (head && !this.isOld(head) && (this.agreed === undefined || this.canBe(head))) {
      this.lags.delete(node);
      this.list.return(node);
    } else if (!node.isWell) node.postpone();
  }

  /** None when it does not tell in time; what it does wrong makes it left. */
  private async headOf(node: ChainNode): Promise<ToldHead<Block>[]> {
    try {
      const head = await within(COMPARE_WITHIN, node.head());
      return head ? [{ node, head }] : [];
    } catch (error) {
      if (error instanceof NodeFailure) this.list.failed(node, error);
      return [];
    }
  }
}
