import type { ChainClient } from '../nodes/chain-client.js';
import { type ChainContracts, SPLITTER } from './chain-contracts.js';
import { readSplitterTerms, type SplitterTerms } from './splitter-terms.js';

const FRESH_MS = 10_000;

/** The contract's price and payees, asked for at most every ten seconds; the last known ones while the chain is away. */
export class SplitterTermsCache {
  private known: { terms: SplitterTerms; readAt: number } | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly contracts: ChainContracts,
  ) {}

  /** Undefined while nothing is deployed, or nothing was read yet. */
  async get(): Promise<SplitterTerms | undefined> {
    if (this.known && Date.now() - this.known.readAt < FRESH_MS) return this.known.terms;
    const address = this.contracts.current(SPLITTER)?.address;
    if (!address) return undefined;
    try {
      this.known = { terms: await readSplitterTerms(this.client, address), readAt: Date.now() };
    } catch {
      // The page that asks is worth more than a fresh figure: the card itself reads the price from the chain.
    }
    return this.known?.terms;
  }
}
