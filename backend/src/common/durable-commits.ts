import type { Pool } from 'pg';

/**
 * Makes sure of commits that did not wait for the disk themselves (synchronous_commit off): PostgreSQL writes its log in
 * order, so one commit that waits makes all earlier ones durable. Those who wait at the same time share one.
 */
export class DurableCommits {
  private flushing: Promise<unknown> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly pool: Pool) {}

  /** Resolves once everything that was committed before the call is on disk. */
  flushed(): Promise<void> {
    // The flush under way may have begun before the caller's commit.
    this.next ??= this.flushAfter(this.flushing);
    return this.next;
  }

  private async flushAfter(earlier: Promise<unknown>): Promise<void> {
    await earlier.catch(() => undefined);
    this.next = undefined;
    this.flushing = this.pool.query("SELECT pg_logical_emit_message(true, 'flush', '')");
    await this.flushing;
  }
}
