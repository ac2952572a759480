import type { Block } from 'ethers';
import { NodeFailure } from './node-failure.js';
import type { NodeOptions } from './node-options.js';
import { NodeProvider } from './node-provider.js';
import { RpcConnection } from './rpc-connection.js';
import { isNonsense } from './rpc-answers.js';

/** One node of the chain, and whether it is well. */
export class ChainNode {
  readonly provider: NodeProvider;
  /** Left for showing an old state of the chain: that it answers does not make it well. */
  isStale = false;
  isProbed = false;
  private leftUntil: number | undefined;
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

  leave(isStale: boolean): void {
    const now = performance.now();
    const isUnsteady = now - this.returnedAt < this.options.retryAtMost;
    if (!isUnsteady) this.backOff = this.options.retryAfter;
    this.isStale = isStale;
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
    this.isStale = false;
    this.returnedAt = performance.now();
  }

  /** Runs calls on it. @throws NodeFailure */
  async ask<T>(work: (provider: NodeProvider) => Promise<T>): Promise<T> {
    try {
      return await work(this.provider);
    } catch (error) {
      throw isNonsense(error) ? new NodeFailure('answers with nonsense') : error;
    }
  }

  /** @throws NodeFailure */
  async head(): Promise<Block> {
    return this.ask(latestBlock);
  }
}

/** @throws NodeFailure */
export async function latestBlock(provider: NodeProvider): Promise<Block> {
  const block = await provider.getBlock('latest');
  if (!block) throw new NodeFailure('knows of no block');
  return block;
}
