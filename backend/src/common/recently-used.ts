import type { Cache } from './caches.js';

interface Kept<V> {
  value: V;
  bytes: number;
}

/** Remembers values of so many bytes in all, and forgets those first that were not asked for longest. */
export class RecentlyUsed<K, V> implements Cache {
  private readonly kept = new Map<K, Kept<V>>();
  private held = 0;

  /**
   * @param bytesOf about what a value takes, its key included
   * @param largest bytes of one value; a larger one is not kept, as it would push out too many others
   */
  constructor(
    readonly mostBytes: number,
    private readonly bytesOf: (value: V, key: K) => number,
    private readonly largest = mostBytes,
  ) {}

  get bytes(): number {
    return this.held;
  }

  get size(): number {
    return this.kept.size;
  }

  get(key: K): V | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    // At the end of the line of those that go.
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  /** Remembers a value, or its new size. */
  set(key: K, value: V): void {
    this.delete(key);
    const bytes = this.bytesOf(value, key);
    if (bytes > this.largest) return;
    this.kept.set(key, { value, bytes });
    this.held += bytes;
    for (const [oldest] of this.kept) {
      if (this.held <= this.mostBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    this.held -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }

  /** Forgets all values of which this is true. */
  deleteWhere(isGone: (value: V) => boolean): void {
    for (const [key, { value }] of this.kept) if (isGone(value)) this.delete(key);
  }

  clear(): void {
    this.kept.clear();
    this.held = 0;
  }
}
