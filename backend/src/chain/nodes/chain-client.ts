import type { Block, JsonRpcApiProvider, TransactionReceipt } from 'ethers';
import { chainUnavailable } from '../../common/errors/common.errors.js';
import { type BlockReceipt, blockReceipts } from './block-receipts.js';
import { type ChainNode, latestBlock } from './chain-node.js';
import { HeadWatch } from './head-watch.js';
import { NodeFailure } from './node-failure.js';
import { NodeList } from './node-list.js';
import { NODE_OPTIONS, type NodeOptions } from './node-options.js';
import type { NodeProvider } from './node-provider.js';

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

  constructor(
    rpcUrls: readonly string[],
    readonly chainId: number,
    options: Partial<NodeOptions> = {},
  ) {
    const all = { ...NODE_OPTIONS, ...options };
    this.list = new NodeList(rpcUrls, chainId, all);
    this.heads = new HeadWatch(this.list, all);
  }

  /** The node in use, for wallets that send by themselves. */
  get provider(): JsonRpcApiProvider {
    return this.list.inUse.provider;
  }

  /** Index of the node in use, and how many there are. */
  status(): { node: number; nodes: number } {
    return { node: this.list.inUse.index, nodes: this.list.nodes.length };
  }

  /** How many of its nodes are well, as far as anybody has noticed. */
  get wellNodes(): number {
    return this.list.well.length;
  }

  /** Whether none of its nodes answers, as far as anybody has noticed: one left for being behind still does. */
  get isAway(): boolean {
    return this.list.nodes.every(({ isWell, isStale }) => !isWell && !isStale);
  }

  /** Runs calls on the node in use; on the next ones, too, when it fails or keeps the caller waiting. */
  async call<T>(work: NodeWork<T>): Promise<T> {
    return this.ask(this.list.preferred, work);
  }

  /** Runs calls on another node than the one in use, where another one is well: a second opinion. */
  async elsewhere<T>(work: NodeWork<T>): Promise<T> {
    return this.ask(this.list.others, work);
  }

  /** The newest block. It may be older than one told before: the chain or the node in use may have changed. */
  async headBlock(): Promise<Block> {
    return this.heads.check(await this.ask(this.list.preferred, latestBlock));
  }

  /** Its place alone. */
  async head(): Promise<BlockPosition> {
    return position(await this.headBlock());
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

  /** The same from another node, where another one is well. */
  async receiptsElsewhere(hashes: readonly string[]): Promise<(TransactionReceipt | null)[]> {
    return this.elsewhere(receiptsOf(hashes));
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
  ): Promise<T> {
    this.heads.tryAgain();
    try {
      return await this.list.ask(nodes, work);
    } catch (error) {
      throw error instanceof NodeFailure ? chainUnavailable() : error;
    }
  }
}

export const position = (block: Block): BlockPosition => ({ number: block.number, hash: block.hash! });

const receiptsOf =
  (hashes: readonly string[]): NodeWork<(TransactionReceipt | null)[]> =>
  (provider) =>
    Promise.all(hashes.map((hash) => provider.getTransactionReceipt(hash)));
