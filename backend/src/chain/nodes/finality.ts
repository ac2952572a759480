import type { JsonRpcApiProvider } from 'ethers';
import type { DataSource } from 'typeorm';
import { finalAfter, isLocalChain } from '../chains.js';
import type { ChainClient } from './chain-client.js';
import { ChainFinality } from './entities/chain-finality.entity.js';
import { NodeFailure } from './node-failure.js';

/** How long what the nodes call final is believed before they are asked again (ms). */
const FRESH_MS = 2_000;

type AskedNodes = Pick<ChainClient, 'chainId' | 'status' | 'call' | 'elsewhere'>;

/**
 * Which blocks of a chain are final: those with the chain's own number of confirmations and, where its nodes serve the
 * `finalized` tag, those alone that they call so. What they said last counts while none of them says anything.
 */
export class Finality {
  private told: { block: number | null; askedAt: number } | undefined;
  private kept: number | undefined;

  constructor(
    private readonly client: AskedNodes,
    private readonly dataSource: Pick<DataSource, 'manager'>,
  ) {}

  /** The last block that is final where `head` is the newest one; below zero while there is none. @throws chainUnavailable */
  async upTo(head: number): Promise<number> {
    const { chainId } = this.client;
    const deep = head - finalAfter(chainId) + 1;
    // What a development node calls final is made up.
    if (isLocalChain(chainId)) return deep;
    return Math.min(deep, (await this.toldLately()) ?? (await this.remembered()));
  }

  /** The same, kept for when no node says it any more. Never more than is final: a node may claim any number. */
  async follow(head: number): Promise<number> {
    const final = await this.upTo(head);
    const isTold = typeof this.told?.block === 'number';
    if (isTold && final !== this.kept) {
      const { chainId } = this.client;
      await this.dataSource.manager.upsert(ChainFinality, { chainId, block: final }, ['chainId']);
      this.kept = final;
    }
    return final;
  }

  private async toldLately(): Promise<number | null> {
    const { told } = this;
    if (told && performance.now() - told.askedAt < FRESH_MS) return told.block;
    const block = await this.ask();
    this.told = { block, askedAt: performance.now() };
    return block;
  }

  /** The lower of what two nodes say, where there are two that can tell. */
  private async ask(): Promise<number | null> {
    const isOnly = this.client.status().nodes < 2;
    const told = await Promise.all([
      this.client.call(finalizedBlock),
      isOnly ? null : this.client.elsewhere(finalizedBlock),
    ]);
    const blocks = told.filter((block) => block !== null);
    return blocks.length === 0 ? null : Math.min(...blocks);
  }

  /** Without bound on a chain of which no node ever served the tag. */
  private async remembered(): Promise<number> {
    const { chainId } = this.client;
    return (await this.dataSource.manager.findOneBy(ChainFinality, { chainId }))?.block ?? Infinity;
  }
}

/** Null where the node does not know the tag, or no final block yet. @throws NodeFailure */
async function finalizedBlock(provider: JsonRpcApiProvider): Promise<number | null> {
  try {
    return (await provider.getBlock('finalized'))?.number ?? null;
  } catch (error) {
    if (error instanceof NodeFailure) throw error;
    return null;
  }
}
