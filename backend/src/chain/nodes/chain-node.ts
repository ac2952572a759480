import type { Block } from 'ethers';
import { NodeFailure, Refusal } from './node-failure.js';
import type { NodeOptions } from './node-options.js';
import { NodeProvider } from './node-provider.js';
import { RpcConnection } from './rpc-connection.js';
import { isNonsense, isRefusal } from './rpc-answers.js';

/** One node of the chain, and whether it is well. */
export class ChainNode {
  readonly provider: NodeProvider;
  /** Left for showing an old state of the chain: that it answers does not make it well. */
  isStale = false;
  /** Did not answer a question that came after it was left, and none since. */
  hasMissed = false;
  isProbed = false;
  private leftUntil: number | undefined;
  private silentFrom = Infinity;
  private returnedAt = -Infinity;
  private backOff: number;

  constructor(
    readonly index: number,
    connection: RpcConnection,
    chainId: number,
    private readonly options: NodeOptions,
  ) {
    this.provider = new NodeProvider(connection, chainId);
    this.backOff = options.retryAfter;
  }

  get isWell(): boolean {
    return this.leftUntil === undefined;
  }

  /** Time to see whether it is well again. */
  get isDue(): boolean {
    return this.leftUntil !== undefined && !this.isProbed && performance.now() >= this.leftUntil;
  }

  /** Whether its word counts where nodes are compared: whoever holds up one of two nodes for a moment must not make the other one believed. */
  get hasVoice(): boolean {
    return this.isWell || performance.now() < this.silentFrom;
  }

  /** Whether it fell silent and did not return since. */
  get isSilent(): boolean {
    return this.silentFrom < Infinity;
  }

  /** It did not answer, or not with the present state. */
  fallSilent(): void {
    this.silentFrom = Math.min(this.silentFrom, performance.now() + this.options.aloneAfter);
  }

  /** `isStale`: it answers, but from an old state. */
  leave(isStale: boolean): void {
    const now = performance.now();
    const isUnsteady = now - this.returnedAt < this.options.retryAtMost;
    if (!isUnsteady) this.backOff = this.options.retryAfter;
    this.isStale = isStale;
    this.hasMissed = false;
    this.postpone();
    this.provider.distrust();
  }

  /** It is not well yet. */
  postpone(): void {
    this.leftUntil = performance.now() + this.backOff;
    this.backOff = Math.min(this.backOff * 2, this.options.retryAtMost);
  }

  return(): void {
    this.leftUntil = undefined;
    this.silentFrom = Infinity;
    this.isStale = false;
    this.hasMissed = false;
    this.returnedAt = performance.now();
  }

  /** Runs calls on it. @throws NodeFailure */
  async ask<T>(work: (provider: NodeProvider) => Promise<T>): Promise<T> {
    try {
      return await work(this.provider);
    } catch (error) {
      if (isRefusal(error)) throw new Refusal('refuses to answer');
      throw isNonsense(error) ? new NodeFailure('answers with nonsense') : error;
    }
  }

  /** @throws NodeFailure */
  async head(): Promise<Block> {
    return this.ask(latestBlock);
  }
}

/** Seconds of the year 10000, which is written with five digits: the database reads no such time in a document. */
const YEAR_10000 = Date.UTC(10_000, 0) / 1_000;

/** ethers takes blocks without a hash, and times that no date of ours has. @throws NodeFailure */
export function assertSound({ hash, timestamp }: Block): void {
  if (hash === null || !(timestamp >= 0 && timestamp < YEAR_10000))
    throw new NodeFailure('answers with nonsense');
}

/** @throws NodeFailure */
export async function latestBlock(provider: NodeProvider): Promise<Block> {
  const block = await provider.getBlock('latest');
  if (!block) throw new NodeFailure('knows of no block');
  assertSound(block);
  return block;
}
