import type { NumberedEvent } from './site-event.types.js';

/** How long those who lost their connection may take to come back and miss nothing. */
export const KEPT_MS = 10 * 60 * 1000;

/** More than these are never kept in memory; whoever is further behind fetches everything anew. */
export const MOST_KEPT = 10_000;

interface Kept {
  event: NumberedEvent;
  at: number;
}

/** The latest events in the order of their numbers. Numbers may be skipped, as a failed transaction takes its own along. */
export class RecentEvents {
  private kept: Kept[] = [];

  constructor(private readonly most = MOST_KEPT) {}

  /** Number of the newest event; 0 before the first one. */
  get last(): number {
    return this.kept.at(-1)?.event.id ?? 0;
  }

  /** False for what is known already. */
  add(event: NumberedEvent, at: number): boolean {
    if (event.id <= this.last) return false;
    this.kept.push({ event, at });
    // In large steps, as each of them copies the rest.
    if (this.kept.length > this.most * 1.1) this.kept = this.kept.slice(-this.most);
    return true;
  }

  /** The newest stays, however old: it says where the numbers are. */
  forgetBefore(moment: number): void {
    const firstYoung = this.kept.findIndex(({ at }) => at >= moment);
    this.kept = this.kept.slice(firstYoung === -1 ? -1 : firstYoung);
  }

  /** Number of the newest event before a moment; undefined where that is longer ago than what is kept. */
  lastBefore(moment: number): number | undefined {
    if (moment < Date.now() - KEPT_MS) return undefined;
    const before = this.kept.findLast(({ at }) => at < moment);
    return before?.event.id ?? (this.kept[0]?.event.id ?? 1) - 1;
  }

  /** All that came after this number; undefined where that cannot be said. */
  since(id: number): NumberedEvent[] | undefined {
    const oldest = this.kept[0]?.event.id ?? 1;
    if (!Number.isSafeInteger(id) || id > this.last || id < oldest - 1) return undefined;
    const first = this.kept.findIndex(({ event }) => event.id > id);
    return first === -1 ? [] : this.kept.slice(first).map(({ event }) => event);
  }
}
