import type { Cache } from '../common/caches.js';
import { isShown, type Shown, type ShownTable } from '../common/public-answer.decorator.js';
import { RecentlyUsed } from '../common/recently-used.js';

/** All that is kept, in bytes; beyond it goes what was not asked for longest. */
const MOST_BYTES = 32 * 1024 * 1024;

/** What is kept of one answer may not push out all others. */
const LARGEST_SHARE = 1 / 32;

/** Changes are counted for so many ids of a table apart: two that share a count are renewed together, and ids without end take no room. */
const COUNTS_A_TABLE = 4_096;

/** Something kept of what it was made from. */
export interface Made extends Shown {
  /** Bytes that it holds now. */
  readonly size: number;
}

/** A look at some tables: says whether they have changed since. */
export type Look = () => boolean;

/**
 * Keeps what was made from tables until one of them changes. What was begun before a change and ended after it is not kept:
 * nobody knows which state it read.
 */
export class KeptAnswers<T extends Made> implements Cache {
  private readonly kept: RecentlyUsed<string, T>;
  private readonly changes = new Map<string, number>();
  private gaps = 0;

  constructor(readonly mostBytes = MOST_BYTES) {
    const sizeOf = (made: T, path: string) => made.size + path.length;
    this.kept = new RecentlyUsed(mostBytes, sizeOf, mostBytes * LARGEST_SHARE);
  }

  get bytes(): number {
    return this.kept.bytes;
  }

  get(path: string): T | undefined {
    return this.kept.get(path);
  }

  /** Taken before something is made: true for as long as nothing of what it shows has changed. */
  look(shown: Shown): Look {
    const counted = countsOf(shown);
    const count = () => counted.reduce((sum, name) => sum + (this.changes.get(name) ?? 0), this.gaps);
    const before = count();
    return () => count() === before;
  }

  /** Keeps what has been made, or its new size. */
  set(path: string, made: T): void {
    this.kept.set(path, made);
  }

  forget(path: string): void {
    this.kept.delete(path);
  }

  /** Something in this table has changed: what belongs to this id, or nobody knows whose. */
  forgetWhatShows(table: ShownTable, id?: string): void {
    for (const name of [table, id === undefined ? ofNobodyKnown(table) : ofOne(table, id)])
      this.changes.set(name, (this.changes.get(name) ?? 0) + 1);
    this.kept.deleteWhere((made) => isShown(made, table, id));
  }

  /** Nobody knows what has changed. */
  forgetAll(): void {
    this.gaps += 1;
    this.kept.clear();
  }
}

const ofNobodyKnown = (table: ShownTable): string => `${table} *`;
const ofOne = (table: ShownTable, id: string): string => `${table} ${Number(id) % COUNTS_A_TABLE}`;

/** The counts of changes that say whether something is as it was. */
function countsOf({ shows, ofOne: narrow = [], one }: Shown): string[] {
  if (one === undefined) return [...shows];
  const isNarrow = (table: ShownTable) => (narrow as readonly ShownTable[]).includes(table);
  return shows.flatMap((table) => (isNarrow(table) ? [ofNobodyKnown(table), ofOne(table, one)] : [table]));
}
