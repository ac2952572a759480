import type { DataSource } from 'typeorm';
import type { ChainClient } from '../nodes/chain-client.js';
import { type ChainContracts, SPLITTER } from './chain-contracts.js';
import { readSplitterTerms, type SplitterTerms } from './splitter-terms.js';

/** For what no event tells of, as where a node hides it (ms). */
const FRESH_MS = 60_000;

/** The last event by which terms changed, whichever splitter it came from. By the index on names: the newest of few is not to be looked for among all events. */
const LAST_CHANGE = `
  SELECT max(id) AS id FROM (
    SELECT id FROM chain_events WHERE chain_id = $1 AND name IN ('AdPriceChanged', 'PayeeChanged') OFFSET 0
  ) changes`;

interface KnownTerms {
  terms: SplitterTerms;
  address: string;
  lastChange: string | null | undefined;
  readAt: number;
}

/** The contract's price and payees, asked for once a minute and after an event that changes them; the last known ones while the chain is away. */
export class SplitterTermsCache {
  private known: KnownTerms | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly contracts: ChainContracts,
    private readonly dataSource: DataSource,
  ) {}

  /** Undefined while nothing is deployed, or nothing was read yet. */
  async get(): Promise<SplitterTerms | undefined> {
    const address = this.contracts.current(SPLITTER)?.address;
    const lastChange = await this.lastChange();
    if (this.known && this.isFresh(this.known, address, lastChange)) return this.known.terms;
    if (!address) return undefined;
    try {
      const terms = await readSplitterTerms(this.client, address);
      this.known = { terms, address, lastChange, readAt: Date.now() };
    } catch {
      // The page that asks is worth more than a fresh figure: the card itself reads the price from the chain.
    }
    return this.known?.terms;
  }

  private isFresh(
    known: KnownTerms,
    address: string | undefined,
    lastChange: string | null | undefined,
  ): boolean {
    const isSame = known.address === address && known.lastChange === lastChange;
    return isSame && Date.now() - known.readAt < FRESH_MS;
  }

  /** As far as it is known, while the database is away. */
  private async lastChange(): Promise<string | null | undefined> {
    const rows = this.dataSource.query<{ id: string | null }[]>(LAST_CHANGE, [this.client.chainId]);
    return rows.then(([row]) => row!.id).catch(() => this.known?.lastChange);
  }
}
