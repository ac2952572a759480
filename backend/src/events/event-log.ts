import type { NumberedEvent } from './site-event.types.js';

interface Kept {
  event: NumberedEvent;
  at: number;
  bytes: number;
}

/** About what is around the words of an event. */
const BYTES_AROUND = 300;

/** Events in the order of their numbers, from some number on. */
export class EventLog {
  private kept: Kept[] = [];
  private forgotten = 0;
  /** When the youngest came that it forgot for want of room. */
  private forgottenAt = -Infinity;
  private held = 0;

  constructor(
    /** More than these are never kept. */
    private readonly most: number,
    /** Nor more than this: an event may name thousands of participants. */
    private readonly mostBytes: number,
  ) {}

  get bytes(): number {
    return this.held;
  }

  /** Number up to which it knows nothing. */
  get knownAfter(): number {
    return this.forgotten;
  }

  /** Knows whatever comes after this number. */
  beginAfter(id: number): void {
    this.forgotten = id;
  }

  add(event: NumberedEvent, at: number): void {
    // As it is, as it was read, and as it is written to all streams.
    const bytes = BYTES_AROUND + 3 * JSON.stringify(event.data).length;
    this.kept.push({ event, at, bytes });
    this.held += bytes;
    if (this.kept.length > this.most * 1.1 || this.held > this.mostBytes) this.makeRoom();
  }

  forgetBefore(moment: number): void {
    const firstYoung = this.kept.findIndex(({ at }) => at >= moment);
    this.forget(firstYoung === -1 ? this.kept.length : firstYoung);
  }

  /** Number of its newest event before a moment; undefined where it has forgotten what came since. */
  lastBefore(moment: number): number | undefined {
    if (moment <= this.forgottenAt) return undefined;
    return this.kept.findLast(({ at }) => at < moment)?.event.id ?? this.forgotten;
  }

  after(id: number): NumberedEvent[] {
    let [low, high] = [0, this.kept.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.kept[middle]!.event.id > id) high = middle;
      else low = middle + 1;
    }
    return this.kept.slice(low).map(({ event }) => event);
  }

  /** In large steps, as each of them copies the rest. */
  private makeRoom(): void {
    let first = Math.max(0, this.kept.length - this.most);
    let rest = this.kept.slice(first).reduce((sum, { bytes }) => sum + bytes, 0);
    while (rest > this.mostBytes * 0.9 && first < this.kept.length) rest -= this.kept[first++]!.bytes;
    this.forgottenAt = this.kept[first - 1]!.at;
    this.forget(first);
  }

  private forget(count: number): void {
    if (count === 0) return;
    this.forgotten = this.kept[count - 1]!.event.id;
    for (const { bytes } of this.kept.slice(0, count)) this.held -= bytes;
    this.kept = this.kept.slice(count);
  }
}
