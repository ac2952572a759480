import type { Block } from 'ethers';
import { type BlockPosition, positionOf } from '../nodes/chain-client.js';

/** How often what is not final yet is read again as a whole; what is new is read at every look. */
const REREAD_MS = 2_000;

/** What is to be read now: nothing, what came since, or all that is not final. */
export type Due = { what: 'nothing' } | { what: 'news'; above: number } | { what: 'all' };

/** What became of a reading: only one that was kept moves anything on. */
export type Outcome = 'kept' | 'nothing_new' | 'changed_meanwhile' | 'head_left';

/** How far the last reading of all that is not final came, and when. */
interface Whole {
  at: number;
  to: number;
}

const NEVER: Whole = { at: -Infinity, to: 0 };

/** What a watcher has read of a chain, so what it has to read again; in memory alone, as all that is not final is read again after a start. */
export class ReadingState {
  /** Whether the last reading of all that is not final came to its end, told by two nodes where there are two, and no contract's past is left. */
  isSettled = false;
  private readTo: BlockPosition | undefined;
  private whole = NEVER;
  private contracts = '';

  /** Up to which block all that is not final was read the last time. */
  get wholeTo(): number {
    return this.whole.to;
  }

  /** What was read of others says nothing of one that joins them; all that is not final is read next, rather than in two seconds: new ads wait for it. */
  beginFor(contracts: readonly string[]): void {
    const names = contracts.toSorted().join();
    if (names === this.contracts) return;
    this.contracts = names;
    this.forget();
  }

  /** The chain is not the one that was read, or something was overlooked. */
  forget(): void {
    this.readTo = undefined;
    this.whole = NEVER;
  }

  /** All is read when it is time, at first, and where the newest block that was read has left the chain. */
  async due(head: Block, stands: (block: BlockPosition) => Promise<boolean>): Promise<Due> {
    const { readTo } = this;
    const isTime = performance.now() - this.whole.at >= REREAD_MS;
    if (head.hash === readTo?.hash && !isTime) return { what: 'nothing' };
    if (isTime || !readTo || !(await stands(readTo))) return { what: 'all' };
    return { what: 'news', above: readTo.number };
  }

  /** @param isEnd for a reading of all: whether nothing is left that could still be told */
  kept(head: Block, { what }: Due, isEnd: boolean): void {
    this.readTo = positionOf(head);
    if (what !== 'all') return;
    this.whole = { at: performance.now(), to: head.number };
    this.isSettled = isEnd;
  }
}
