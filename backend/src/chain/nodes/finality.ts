import type { JsonRpcApiProvider } from 'ethers';
import type { DataSource } from 'typeorm';
import { finalAfter, isLocalChain } from '../chains.js';
import type { ChainClient } from './chain-client.js';
import { ChainFinality } from './entities/chain-finality.entity.js';
import { NodeFailure } from './node-failure.js';

/** How long what the nodes call final is believed before they are asked again (ms). */
const FRESH_MS = 2_000;

type AskedNodes = Pick<ChainClient, 'chainId' | 'status' | 'fromEach'>;

/** What the nodes call final, and whether no single one of several said it. */
interface ToldFinal {
  block: number | null;
  isAgreed: boolean;
}

/**
 * Which blocks of a chain are final: those with the chain's own number of confirmations and, where its nodes serve the
 * `finalized` tag, those alone that they call so. What they said last counts while none of them says anything.
 */
export class Finality {
  private told: (ToldFinal & { askedAt: number }) | undefined;
  private kept = -Infinity;

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

  /**
   * The same, kept for when no node says it any more. Never more than is final, never less than was kept, and nothing that one
   * of several nodes says alone: on a chain without the tag that would hold money up for ever.
   */
  async follow(head: number): Promise<number> {
    const final = await this.upTo(head);
    if (typeof this.told?.block === 'number' && this.told.isAgreed && final > this.kept) {
      await this.dataSource.manager.query(KEEP, [this.client.chainId, final]);
      this.kept = final;
    }
    return final;
  }

  private async toldLately(): Promise<number | null> {
    const { told } = this;
    if (told && performance.now() - told.askedAt < FRESH_MS) return told.block;
    const found = await this.ask();
    this.told = { ...found, askedAt: performance.now() };
    return found.block;
  }

  /** The middle of what three nodes say, of two the lower one. */
  private async ask(): Promise<ToldFinal> {
    const told = (await this.client.fromEach(finalizedBlock)).filter((block) => block !== null);
    const middle = told.toSorted((one, other) => one - other)[(told.length - 1) >> 1];
    return { block: middle ?? null, isAgreed: told.length > 1 || this.client.status().nodes < 2 };
  }

  /** Without bound on a chain of which no node ever served the tag. */
  private async remembered(): Promise<number> {
    const { chainId } = this.client;
    return (await this.dataSource.manager.findOneBy(ChainFinality, { chainId }))?.block ?? Infinity;
  }
}

const KEEP = `
  INSERT INTO chain_finality (chain_id, block) VALUES ($1, $2)
  ON CONFLICT (chain_id) DO UPDATE SET block = greatest(chain_finality.block, EXCLUDED.block)`;

/** Null where the node does not know the tag, or no final block yet. @throws NodeFailure */
async function finalizedBlock(provider: JsonRpcApiProvider): Promise<number | null> {
  try {
    return (await provider.getBlock('finalized'))?.number ?? null;
  } catch (error) {
    if (error instanceof NodeFailure) throw error;
    return null;
  }
}
