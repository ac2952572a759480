import type { ShownTable } from '../common/public-answer.decorator.js';

/** All that is kept, in bytes; beyond it goes what was not asked for longest. */
const MOST_BYTES = 32 * 1024 * 1024;

/** What is kept of one answer may not push out all others. */
const LARGEST_SHARE = 1 / 32;

/** Something kept of what it was made from. */
export interface Made {
  /** Tables that it was read from. */
  readonly shows: readonly ShownTable[];
  /** Bytes that it holds now. */
  readonly size: number;
}

interface Kept<T> {
  made: T;
  size: number;
}

/** A look at some tables: says whether they have changed since. */
export type Look = () => boolean;

/**
 * Keeps what was made from tables until one of them changes. What was begun before a change and ended after it is not kept:
 * nobody knows which state it read.
 */
export class KeptAnswers<T extends Made> {
  private readonly kept = new Map<string, Kept<T>>();
  private readonly changes = new Map<ShownTable, number>();
  private gaps = 0;
  private bytes = 0;

  constructor(private readonly most = MOST_BYTES) {}

  get size(): number {
    return this.bytes;
  }

  get(path: string): T | undefined {
    const found = this.kept.get(path);
    if (!found) return undefined;
    // At the end of the line of those that go.
    this.kept.delete(path);
    this.kept.set(path, found);
    return found.made;
  }

  /** Taken before something is made: true for as long as nothing has changed. */
  look(shows: readonly ShownTable[]): Look {
    const count = () => shows.reduce((sum, table) => sum + (this.changes.get(table) ?? 0), this.gaps);
    const before = count();
    return () => count() === before;
  }

  /** Keeps what has been made, or its new size. */
  set(path: string, made: T): void {
    this.forget(path);
    const size = made.size + path.length;
    if (size > this.most * LARGEST_SHARE) return;
    this.kept.set(path, { made, size });
    this.bytes += size;
    for (const [oldest] of this.kept) {
      if (this.bytes <= this.most) return;
      this.forget(oldest);
    }
  }

  forget(path: string): void {
    this.bytes -= this.kept.get(path)?.size ?? 0;
    this.kept.delete(path);
  }

  /** Something in this table has changed. */
  forgetWhatShows(table: ShownTable): void {
    this.changes.set(table, (this.changes.get(table) ?? 0) + 1);
    for (const [path, { made }] of this.kept) if (made.shows.includes(table)) this.forget(path);
  }

  /** Nobody knows what has changed. */
  forgetAll(): void {
    this.gaps += 1;
    this.kept.clear();
    this.bytes = 0;
  }
}
