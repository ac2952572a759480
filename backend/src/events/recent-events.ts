import type { Cache } from '../common/caches.js';
import type { NumberedEvent } from './site-event.types.js';

/** How long those who lost their connection may take to come back and miss nothing. */
export const KEPT_MS = 10 * 60 * 1000;

/** More than these are never kept in memory; whoever is further behind fetches everything anew. */
export const MOST_KEPT = 10_000;

/** Nor more than this (bytes): an event may name thousands of participants. */
const MOST_BYTES = 8 * 1024 * 1024;

/** About what is around the words of one. */
const BYTES_AROUND = 300;

interface Kept {
  event: NumberedEvent;
  at: number;
  bytes: number;
}

/** The latest events in the order of their numbers. Numbers may be skipped, as a failed transaction takes its own along. */
export class RecentEvents implements Cache {
  private kept: Kept[] = [];
  private held = 0;

  constructor(
    private readonly most = MOST_KEPT,
    readonly mostBytes = MOST_BYTES,
  ) {}

  get bytes(): number {
    return this.held;
  }

  /** Number of the newest event; 0 before the first one. */
  get last(): number {
    return this.kept.at(-1)?.event.id ?? 0;
  }

  /** False for what is known already. */
  add(event: NumberedEvent, at: number): boolean {
    if (event.id <= this.last) return false;
    const bytes = BYTES_AROUND + 2 * JSON.stringify(event.data).length;
    this.kept.push({ event, at, bytes });
    this.held += bytes;
    if (this.kept.length > this.most * 1.1 || this.held > this.mostBytes) this.makeRoom();
    return true;
  }

  /** The newest stays, however old: it says where the numbers are. */
  forgetBefore(moment: number): void {
    const firstYoung = this.kept.findIndex(({ at }) => at >= moment);
    this.keepFrom(firstYoung === -1 ? this.kept.length - 1 : firstYoung);
  }

  /** In large steps, as each of them copies the rest. */
  private makeRoom(): void {
    let first = Math.max(0, this.kept.length - this.most);
    let rest = this.kept.slice(first).reduce((sum, { bytes }) => sum + bytes, 0);
    while (rest > this.mostBytes * 0.9 && first < this.kept.length - 1) rest -= this.kept[first++]!.bytes;
    this.keepFrom(first);
  }

  private keepFrom(first: number): void {
    for (const { bytes } of this.kept.slice(0, Math.max(0, first))) this.held -= bytes;
    this.kept = this.kept.slice(Math.max(0, first));
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
