import type { Block } from 'ethers';
import { type BlockPosition, positionOf } from '../nodes/chain-client.js';

/** How often what is not final yet is read again as a whole; what is new is read at every look. */
const REREAD_MS = 2_000;

/** What is to be read now: nothing, what came since, or all that is not final; and from which block on. */
export type Due = { what: 'nothing' } | { what: 'news' | 'all'; from: number };

/** What became of a reading: only one that was kept moves anything on. */
export type Outcome = 'kept' | 'nothing_new' | 'changed_meanwhile' | 'head_left';

/** From where to where the last reading of all that is not final came, without what it read for good, and when. */
interface Whole {
  at: number;
  from: number;
  to: number;
}

const NEVER: Whole = { at: -Infinity, from: 0, to: 0 };

/** What a watcher has read of a chain, so what it has to read again; in memory alone, as all that is not final is read again after a start. */
export class ReadingState {
  /** Whether the last reading of all that is not final came to its end, told by two nodes where there are two, and no contract's past is left. */
  isSettled = false;
  private readTo: BlockPosition | undefined;
  private whole = NEVER;
  private contracts = '';

  /** Up to which block everything from this one on was read the last time; 0 where it was not, as another process has taken cursors back since. */
  wholeTo(from: number): number {
    return from < this.whole.from ? 0 : this.whole.to;
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
    this.isSettled = false;
  }

  /**
   * All is read when it is time, at first, where the newest block that was read has left the chain, and where it begins before what was read.
   * @param lowest the first block that is not final
   */
  async due(head: Block, lowest: number, stands: (block: BlockPosition) => Promise<boolean>): Promise<Due> {
    const { readTo, whole } = this;
    const isTime = performance.now() - whole.at >= REREAD_MS || lowest < whole.from;
    if (head.hash === readTo?.hash && !isTime) return { what: 'nothing' };
    if (isTime || !readTo || !(await stands(readTo))) return { what: 'all', from: lowest };
    return { what: 'news', from: readTo.number + 1 };
  }

  /** @param from for a reading of all: the first block that it has not read for good */
  kept(head: Block, what: 'news' | 'all', from: number, isEnd: boolean): void {
    this.readTo = positionOf(head);
    if (what !== 'all') return;
    this.whole = { at: performance.now(), from, to: head.number };
    this.isSettled = isEnd;
  }
}
