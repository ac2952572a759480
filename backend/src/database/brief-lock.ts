import { setTimeout as delay } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';

/** Whoever comes after the one who waits for a table waits as well: no longer than this, and all the others go first (PostgreSQL's interval). */
const LONGEST_WAIT = '2s';

/** After so many attempts something holds the table that a migration cannot wait for. */
const MOST_ATTEMPTS = 60;
const PAUSE_MS = 500;

/** What PostgreSQL says when the wait was too long, or two waited for each other. */
const WAITED_IN_VAIN: unknown[] = ['55P03', '40P01'];

/**
 * Does something to one table that is in use, in a transaction of its own, and holds no other while it waits for it. For migrations with
 * `transaction = false`; whatever it does must be possible a second time, as the migration may end half-way.
 */
export async function withBriefLock(runner: QueryRunner, statements: readonly string[]): Promise<void> {
  // Statements that are sent together are one transaction, which goes as a whole where one of them fails.
  const together = [`SET LOCAL lock_timeout = '${LONGEST_WAIT}'`, ...statements].join(';\n');
  for (let attempt = 1; ; attempt++) {
    try {
      await runner.query(together);
      return;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !WAITED_IN_VAIN.includes((error as { code?: unknown }).code))
        throw error;
      await delay(PAUSE_MS);
    }
  }
}
