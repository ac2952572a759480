import type { Block } from 'ethers';
import type { ChainNode } from './chain-node.js';
import { type HeadJudgement, judgeHeads, type ToldHead } from './head-company.js';
import { HeadGrowth } from './head-growth.js';
import { NodeFailure } from './node-failure.js';
import type { NodeList } from './node-list.js';
import type { NodeProvider } from './node-provider.js';
import type { NodeOptions } from './node-options.js';
import { within } from '../../common/within.js';

/** While new blocks come, the others are looked at only this much less often. */
const SELDOM = 10;

/** In so long a chain can have grown by more than one node is believed (ms). */
const BELIEVED_MS = 20_000;

/** Since when a node has been behind the others; Infinity while it is not (ms of performance.now()). */
interface Lag {
  head: number;
  /** Further behind than nodes that hear of blocks at different times. */
  farBehindSince: number;
  /** Behind, and without a new block. */
  stillSince: number;
}

/** The node's lag, after one more look at its head and the others' best. */
function lagOf(before: Lag | undefined, head: number, best: number, tolerated: number): Lag {
  const now = performance.now();
  const since = (isSo: boolean, earlier: number | undefined): number =>
    isSo ? Math.min(earlier ?? Infinity, now) : Infinity;
  return {
    head,
    farBehindSince: since(best - head > tolerated, before?.farBehindSince),
    stillSince: since(best > head, before?.head === head ? before.stillSince : undefined),
  };
}

/** The newest block, and who told it. */
export interface ToldBlock {
  provider: NodeProvider;
  head: Block;
}

/** Compares the nodes' heads: one that lags, stands still or leaps ahead is left, one that was left and is well again comes back. */
export class HeadWatch {
  private highest = 0;
  private comparedAt = -Infinity;
  /** What the nodes agreed on last; where there is one node only, nothing. */
  private agreed: { head: Block; at: number } | undefined;
  /** When each node's head went on, by the clock here. */
  private readonly advances = new Map<ChainNode, { number: number; at: number }>();
  private readonly growth: HeadGrowth;
  private readonly lags = new Map<ChainNode, Lag>();

  constructor(
    private readonly list: NodeList,
    chainId: number,
    private readonly options: NodeOptions,
  ) {
    this.growth = new HeadGrowth(chainId, options.toleratedBlocks);
  }

  /** Takes the head that a node told; another node's where that one is known to be old, or ahead of what can be, or of what was long not compared. */
  async check(told: ToldBlock): Promise<Block> {
    const { head } = told;
    const isStranger = performance.now() - this.comparedAt > BELIEVED_MS || !this.canBe(head);
    if (this.list.nodes.length > 1 && isStranger) return this.believable(told);
    if (this.isOld(head)) return this.newest(told);
    const isStandstill = head.number <= this.highest;
    this.highest = Math.max(this.highest, head.number);
    const pause = this.options.compareEvery * (isStandstill ? 1 : SELDOM);
    if (performance.now() - this.comparedAt >= pause) void this.compare(told);
    return head;
  }

  /** Sees, while nobody waits for it, whether nodes that were left are well again. */
  tryAgain(): void {
    for (const node of this.list.nodes) if (node.isDue) void this.probe(node);
  }

  /** Asks every node whose word counts, but for the one that has just told, for its head, and avoids those that are far behind, or ahead without company. */
  async compare(just?: ToldBlock): Promise<Block | undefined> {
    const { witnesses } = this.list;
    if (witnesses.length < 2) return undefined;
    this.comparedAt = performance.now();
    const headOf = async (node: ChainNode): Promise<ToldHead<Block>[]> =>
      node.provider === just?.provider ? [{ node, head: just.head }] : this.headOf(node);
    const told = (await Promise.all(witnesses.map(headOf))).flat();
    for (const each of told) this.noteAdvance(each);
    const judged = judgeHeads(told, (higher, lower) => this.isExplained(higher, lower));
    // One alone is no company.
    if (!judged || (told.length === 1 && !this.canBe(judged.agreed))) return this.agreed?.head;
    this.agreed = { head: judged.agreed, at: performance.now() };
    for (const { node, head } of told) this.judge(node, head, judged);
    return judged.agreed;
  }

  /** Nobody loses its vote for what another node claims: only one that stands still while others go on. */
  private judge(node: ChainNode, head: Block, { agreed, leaping }: HeadJudgement<Block>): void {
    const ahead = head.number - agreed.number;
    if (leaping.includes(node)) this.list.avoid(node, `claims ${ahead} blocks that no other node knows`);
    const lag = lagOf(this.lags.get(node), head.number, agreed.number, this.options.toleratedBlocks);
    this.lags.set(node, lag);
    const now = performance.now();
    const problem = `is behind by ${-ahead} blocks`;
    if (now - lag.stillSince >= this.options.toleratedStandstill) this.list.leave(node, problem, true);
    else if (now - lag.farBehindSince >= this.options.toleratedLag) this.list.avoid(node, problem);
  }

  private noteAdvance({ node, head }: ToldHead<Block>): void {
    if (this.advances.get(node)?.number === head.number) return;
    this.advances.set(node, { number: head.number, at: performance.now() });
  }

  /** By the time since the lower one's node went on, by the clock here or as its own block has it. */
  private isExplained(higher: ToldHead<Block>, lower: ToldHead<Block>): boolean {
    const { number, timestamp } = lower.head;
    const still = performance.now() - (this.advances.get(lower.node)?.at ?? Infinity);
    const age = Date.now() - timestamp * 1_000;
    return this.growth.allows(number, higher.head.number, Math.max(still, age));
  }

  /** By the clock here alone, as one node may date its block as it likes. */
  private canBe(head: Block): boolean {
    const { agreed } = this;
    return (
      agreed !== undefined &&
      this.growth.allows(agreed.head.number, head.number, performance.now() - agreed.at)
    );
  }

  /** The head that the nodes agree on, in place of one that cannot be or was never compared. */
  private async believable(told: ToldBlock): Promise<Block> {
    const before = this.agreed;
    const best = await this.compare(told);
    // Nobody else says anything: what can have come to be since is taken, as where heads are compared beside it.
    const isAlone = this.agreed === before && this.canBe(told.head);
    const taken = isAlone ? told.head : (best ?? before?.head ?? told.head);
    this.agreed ??= { head: taken, at: performance.now() };
    this.highest = taken.number;
    return taken;
  }

  /** The head went back: either the chain did, then on all nodes, or this node lags. */
  private async newest(told: ToldBlock): Promise<Block> {
    const { head } = told;
    const best = await this.compare(told);
    if (best && best.number > head.number + this.options.toleratedBlocks) return best;
    this.highest = head.number;
    return head;
  }

  private isOld({ number }: Block): boolean {
    return number + this.options.toleratedBlocks < this.highest;
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
      const head = await within(this.options.compareWithin, node.head());
      if (!head) return [];
      node.hasMissed = false;
      return [{ node, head }];
    } catch (error) {
      if (error instanceof NodeFailure) this.list.failed(node, error);
      return [];
    }
  }
}
