import type { NumberedEvent } from './site-event.types.js';

interface Kept {
  event: NumberedEvent;
  at: number;
}

/** Events in the order of their numbers, from some number on. */
export class EventLog {
  private kept: Kept[] = [];
  private forgotten = 0;

  constructor(
    /** More than these are never kept. */
    private readonly most: number,
  ) {}

  /** Number up to which it knows nothing. */
  get knownAfter(): number {
    return this.forgotten;
  }

  /** Knows whatever comes after this number. */
  beginAfter(id: number): void {
    this.forgotten = id;
  }

  add(event: NumberedEvent, at: number): void {
    this.kept.push({ event, at });
    // In large steps, as each of them copies the rest.
    if (this.kept.length > this.most * 1.1) this.forget(this.kept.length - this.most);
  }

  forgetBefore(moment: number): void {
    const firstYoung = this.kept.findIndex(({ at }) => at >= moment);
    this.forget(firstYoung === -1 ? this.kept.length : firstYoung);
  }

  /** Number of its newest event before a moment. */
  lastBefore(moment: number): number {
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

  private forget(count: number): void {
    if (count === 0) return;
    this.forgotten = this.kept[count - 1]!.event.id;
    this.kept = this.kept.slice(count);
  }
}
