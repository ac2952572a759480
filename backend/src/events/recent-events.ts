import type { Cache } from '../common/caches.js';
import { EventLog } from './event-log.js';
import type { NumberedEvent } from './site-event.types.js';

/** How long those who lost their connection may take to come back and miss nothing. */
export const KEPT_MS = 10 * 60 * 1000;

/**
 * What bounds memory: ten minutes of 66 short events a second that concern everybody, and as many that concern an account each. Whoever is
 * further behind fetches everything anew.
 */
export const MOST_KEPT = 40_000;

/**
 * Of either kind: room for ten minutes of fifty of the longest events with one thing in them, a comment on a report, whatever its ids. Only
 * those that count the votes of many participants are longer, which come in bundles.
 */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * The latest events. Numbers may be skipped, as a failed transaction takes its own along. Those of accounts are kept apart: news to a
 * hundred thousand followers makes nobody forget what concerns everybody.
 */
export class RecentEvents implements Cache {
  private readonly ofAll: EventLog;
  private readonly ofAccounts: EventLog;
  private newest = 0;

  constructor(
    most = MOST_KEPT,
    private readonly mostBytesEach = MOST_BYTES,
  ) {
    this.ofAll = new EventLog(most, mostBytesEach);
    this.ofAccounts = new EventLog(most, mostBytesEach);
  }

  get bytes(): number {
    return this.ofAll.bytes + this.ofAccounts.bytes;
  }

  get mostBytes(): number {
    return 2 * this.mostBytesEach;
  }

  /** Number of the newest event; 0 before the first one. */
  get last(): number {
    return this.newest;
  }

  /** False for what is known already. */
  add(event: NumberedEvent, at: number): boolean {
    if (event.id <= this.newest) return false;
    if (this.newest === 0) for (const log of [this.ofAll, this.ofAccounts]) log.beginAfter(event.id - 1);
    this.newest = event.id;
    const log = event.userId === null ? this.ofAll : this.ofAccounts;
    log.add(event, at);
    return true;
  }

  forgetBefore(moment: number): void {
    this.ofAll.forgetBefore(moment);
    this.ofAccounts.forgetBefore(moment);
  }

  /** Number of the newest event before a moment; undefined where what concerns everybody is not known as far back. */
  lastBefore(moment: number): number | undefined {
    const ofAll = moment < Date.now() - KEPT_MS ? undefined : this.ofAll.lastBefore(moment);
    // Numbers are in the order of time, whoever an event concerns.
    return ofAll === undefined ? undefined : Math.max(ofAll, this.ofAccounts.lastBefore(moment) ?? 0);
  }

  /**
   * All that came after this number and concerns everybody, or this account; undefined where that cannot be said.
   * @param reader undefined for somebody without an account
   */
  since(id: number, reader?: number): NumberedEvent[] | undefined {
    if (!Number.isSafeInteger(id) || id > this.newest || id < this.ofAll.knownAfter) return undefined;
    if (reader === undefined) return this.ofAll.after(id);
    if (id < this.ofAccounts.knownAfter) return undefined;
    const own = this.ofAccounts.after(id).filter(({ userId }) => userId === reader);
    return [...this.ofAll.after(id), ...own].toSorted((one, other) => one.id - other.id);
  }
}
