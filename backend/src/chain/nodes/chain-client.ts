import type { Block, JsonRpcApiProvider, TransactionReceipt } from 'ethers';
import { chainUnavailable } from '../../common/errors/common.errors.js';
import { type BlockReceipt, blockReceipts } from './block-receipts.js';
import type { Verdict } from './agreement.js';
import { assertSound, type ChainNode, latestBlock } from './chain-node.js';
import { HeadWatch, type ToldBlock } from './head-watch.js';
import { NodeFailure, Refusal } from './node-failure.js';
import { NodeList } from './node-list.js';
import { NODE_OPTIONS, type NodeOptions } from './node-options.js';
import type { NodeProvider } from './node-provider.js';
import { type Examination, Witnesses } from './witnesses.js';

/** Of how many nodes the middle answer is looked for. */
const AT_MOST_ASKED = 3;

/** A block's place in the chain. */
export interface BlockPosition {
  number: number;
  hash: string;
}

/** Calls on one node; they may be repeated on another one. */
export type NodeWork<T> = (provider: JsonRpcApiProvider) => Promise<T>;

/**
 * One chain behind a list of nodes. A node that is dead, slow, behind or of another chain is left for the next one, and
 * tried again later. Every method throws chainUnavailable when no node answers; what a node or a contract answers,
 * such as a revert, is passed on.
 */
export class ChainClient {
  private readonly list: NodeList;
  private readonly heads: HeadWatch;
  private readonly witnesses: Witnesses;

  constructor(
    rpcUrls: readonly string[],
    readonly chainId: number,
    options: Partial<NodeOptions> = {},
  ) {
    const all = { ...NODE_OPTIONS, ...options };
    this.list = new NodeList(rpcUrls, chainId, all);
    this.heads = new HeadWatch(this.list, chainId, all);
    this.witnesses = new Witnesses(this.list);
  }

  /** The node in use, for wallets that send by themselves. */
  get provider(): JsonRpcApiProvider {
    return this.list.inUse.provider;
  }

  /** Index of the node in use, and how many there are. */
  status(): { node: number; nodes: number } {
    return { node: this.list.inUse.index, nodes: this.list.nodes.length };
  }

  /** How many calls its nodes were sent in all. */
  get calls(): number {
    return this.list.nodes.reduce((sum, { provider }) => sum + provider.calls, 0);
  }

  /** How many of its nodes are well, as far as anybody has noticed. */
  get wellNodes(): number {
    return this.list.well.length;
  }

  /** How many of its nodes ceased to answer and were not well since; a slow one is none of them. */
  get silentNodes(): number {
    return this.list.nodes.filter(({ isSilent }) => isSilent).length;
  }

  /** Whether none of its nodes answers, as far as anybody has noticed: one left for being behind still does. */
  get isAway(): boolean {
    return this.list.nodes.every(({ isWell, isStale }) => !isWell && !isStale);
  }

  /** Runs calls on the node in use; on the next ones, too, when it fails or keeps the caller waiting. */
  async call<T>(work: NodeWork<T>): Promise<T> {
    return this.ask(this.list.preferred, work);
  }

  /** As `call`, but passes on that every node refuses so much, for who can ask for less. @throws Refusal */
  async callOrRefuse<T>(work: NodeWork<T>): Promise<T> {
    return this.ask(this.list.preferred, work, true);
  }

  /** What two nodes say alike to each question, or the only one that there is. */
  async examine<Q, T>(questions: readonly Q[], examination: Examination<Q, T>): Promise<Verdict<T>[]> {
    this.heads.tryAgain();
    return this.witnesses.ask(questions, examination);
  }

  /** What two nodes answer alike to one question, or the only one that there is. @throws chainUnavailable where they do not */
  async agreed<T>(work: NodeWork<T>): Promise<T> {
    const [verdict] = await this.examine([work], async (provider) => {
      const answer = await work(provider);
      return [{ text: String(answer), answer }];
    });
    if (verdict!.kind !== 'agreed') throw chainUnavailable();
    return verdict!.answer;
  }

  /** The blocks of these numbers, as far as nodes agree on them; open for one that they do not know. */
  async agreedBlocks(numbers: readonly number[]): Promise<Verdict<Block>[]> {
    return this.examine(numbers, async (provider, asked) => {
      const blocks = await Promise.all(asked.map(async (number) => provider.getBlock(number)));
      return blocks.map((block) => block && { text: soundHash(block), answer: block });
    });
  }

  /** Whether nodes agree that another block has taken its place, or that there is none. */
  async agreesOnAnother({ number, hash }: BlockPosition): Promise<boolean> {
    const [verdict] = await this.examine([number], async (provider) => {
      const block = await provider.getBlock(number);
      return [{ text: block ? soundHash(block) : 'none', answer: block?.hash }];
    });
    return verdict!.kind === 'agreed' && verdict!.answer !== hash;
  }

  /**
   * What each of up to three nodes answers, the one in use first. Never one node's answer where another one has a say and is
   * only slow, or held up. @throws chainUnavailable
   */
  async fromEach<T>(work: NodeWork<T>): Promise<T[]> {
    this.heads.tryAgain();
    const asked = this.list.witnesses.slice(0, AT_MOST_ASKED);
    if (asked.length < 2) return [await this.call(work)];
    const told = (await Promise.all(asked.map(async (node) => this.tellingOf(node, work)))).flat();
    if (told.length < Math.min(2, this.list.witnesses.length)) throw chainUnavailable();
    return told;
  }

  private async tellingOf<T>(node: ChainNode, work: NodeWork<T>): Promise<T[]> {
    try {
      return [await node.ask(work)];
    } catch (error) {
      if (error instanceof NodeFailure) this.list.failed(node, error);
      return [];
    }
  }

  /** Has the node in use and another one do the same, such as pass bytes on; the answer is the first one's. */
  async tell<T>(work: NodeWork<T>): Promise<T> {
    if (this.list.witnesses.length > 1) void this.elsewhere(work).catch(() => undefined);
    return this.call(work);
  }

  /** Leaves the node in use for another one, where there is one. */
  distrustNodeInUse(problem: string): void {
    if (this.list.well.length > 1) this.list.avoid(this.list.inUse, problem);
  }

  /** Runs calls on another node than the one in use, where another one is well: a second opinion. Whoever has told already comes last. */
  async elsewhere<T>(work: NodeWork<T>, told: ReadonlySet<JsonRpcApiProvider> = new Set()): Promise<T> {
    const { others } = this.list;
    const hasTold = ({ provider }: ChainNode): boolean => told.has(provider);
    return this.ask([...others.filter((node) => !hasTold(node)), ...others.filter(hasTold)], work);
  }

  /** The newest block. It may be older than one told before: the chain or the node in use may have changed. */
  async headBlock(): Promise<Block> {
    const work = async (provider: NodeProvider): Promise<ToldBlock> => ({
      provider,
      head: await latestBlock(provider),
    });
    return this.heads.check(await this.ask(this.list.preferred, work));
  }

  /** Its place alone. */
  async head(): Promise<BlockPosition> {
    return positionOf(await this.headBlock());
  }

  /** Null when the chain has no block of that number, or the node does not know it yet. */
  async block(number: number): Promise<Block | null> {
    return this.call((provider) => provider.getBlock(number));
  }

  /** All together; null where there is none. */
  async blocks(numbers: readonly number[]): Promise<(Block | null)[]> {
    return this.call((provider) => Promise.all(numbers.map((number) => provider.getBlock(number))));
  }

  async hasBlock({ number, hash }: BlockPosition): Promise<boolean> {
    return (await this.block(number))?.hash === hash;
  }

  async receipt(hash: string): Promise<TransactionReceipt | null> {
    return this.call((provider) => provider.getTransactionReceipt(hash));
  }

  /** All together; null where there is none. */
  async receipts(hashes: readonly string[]): Promise<(TransactionReceipt | null)[]> {
    return this.call(receiptsOf(hashes));
  }

  /** Every receipt of a block; null when neither the node in use nor another one can tell. */
  async blockReceipts(number: number): Promise<BlockReceipt[] | null> {
    const work: NodeWork<BlockReceipt[] | null> = (provider) => blockReceipts(provider, number);
    return (await this.call(work)) ?? this.elsewhere(work);
  }

  /** Compares the nodes' chains and heads at once, rather than when they are next needed. */
  async compareNodes(): Promise<void> {
    await this.heads.compare();
  }

  close(): void {
    this.list.close();
  }

  private async ask<T>(
    nodes: readonly ChainNode[],
    work: (provider: NodeProvider) => Promise<T>,
    tellsRefusals = false,
  ): Promise<T> {
    this.heads.tryAgain();
    try {
      return await this.list.ask(nodes, work);
    } catch (error) {
      if (tellsRefusals && error instanceof Refusal) throw error;
      throw error instanceof NodeFailure ? chainUnavailable() : error;
    }
  }
}

export const positionOf = (block: Block): BlockPosition => ({ number: block.number, hash: block.hash! });

function soundHash(block: Block): string {
  assertSound(block);
  return block.hash!;
}

const receiptsOf =
  (hashes: readonly string[]): NodeWork<(TransactionReceipt | null)[]> =>
  (provider) =>
    Promise.all(hashes.map((hash) => provider.getTransactionReceipt(hash)));
